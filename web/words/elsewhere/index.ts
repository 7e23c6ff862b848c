import { said } from '../said.ts';
import { elsewhere as en } from './en.ts';
import { elsewhere as fr } from './fr.ts';
import { elsewhere as pl } from './pl.ts';

export const elsewhereWords = said({ en, fr, pl });
