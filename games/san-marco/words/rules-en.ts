import type { Section } from './shape.ts';

export const rules: readonly Section[] = [];
