import { said } from '../said.ts';
import { help as en } from './en.ts';
import { help as fr } from './fr.ts';
import { help as pl } from './pl.ts';

export const helpWords = said({ en, fr, pl });
