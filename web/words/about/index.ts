import { said } from '../said.ts';
import { about as en } from './en.ts';
import { about as fr } from './fr.ts';
import { about as pl } from './pl.ts';

export const aboutWords = said({ en, fr, pl });
