// What checks requests by their schema is made when the first of them comes: for all routes at once it is more than half of what a
// house does before it opens.
import ajvCompiler, { type BuildCompilerFromPool, type ValidatorCompiler } from '@fastify/ajv-compiler';

type Check = ReturnType<ValidatorCompiler>;

/** As Fastify's own, but for the moment. */
export const whenFirstNeeded: BuildCompilerFromPool = (external, options) => {
  const compile = ajvCompiler()(external, options);
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
