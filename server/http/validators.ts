// What checks requests by their schema is made when the first of them comes: for all routes at once it is more than half of what a
// house does before it opens.
import ajvCompiler, { type BuildCompilerFromPool, type ValidatorCompiler } from '@fastify/ajv-compiler';

type Check = ReturnType<ValidatorCompiler>;

// One for all: what it has made for a schema is there for whoever asks again, also in another part of a house.
const compilerFor = ajvCompiler();

/** As Fastify's own, but for the moment; and schemas of headers are taken as they are: they say their names in small letters. */
export const whenFirstNeeded: BuildCompilerFromPool = (external, options) => {
  const compile = compilerFor(external, options);
  return (route) => {
    let made: Check | undefined;
    const check = ((data: unknown) => {
      const right = (made ??= compile(route))(data);
      check.errors = made.errors;
      return right;
    }) as Check;
    return check;
  };
};
