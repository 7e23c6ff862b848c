// Which faults can be planted in a source file: its syntax tree, read by the parser that the formatter brings along.
import * as babel from 'prettier/plugins/babel';

/** @typedef {{ file: string, line: number, what: string, start: number, end: number, was: string, is: string, tests?: readonly string[] }} Fault */

/** @type {Readonly<Record<string, readonly string[]>>} */
const OTHER_OPERATOR = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '|': ['&'],
  '&': ['|'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};
/** Types are taken away before the program runs, and what an import is cannot be otherwise. */
const NOT_IN_THERE = /^(TS|Import|ExportAll)/;

/**
 * Every fault that can be planted, in the order of the file.
 * @param {string} file from the root
 * @param {string} source
 * @returns {Promise<Fault[]>}
 */
export async function faultsIn(file, source) {
  /** @type {Fault[]} */
  const out = [];
  const text = (/** @type {any} */ node) => source.slice(node.start, node.end);
  const add = (/** @type {string} */ what, /** @type {number} */ start, /** @type {number} */ end, /** @type {string} */ is) => {
    const was = source.slice(start, end);
    if (was !== is) out.push({ file, line: source.slice(0, start).split('\n').length, what, start, end, was: short(was), is });
  };

  const visit = (/** @type {any} */ node, /** @type {any} */ parent) => {
    if (node === null || typeof node !== 'object' || typeof node.type !== 'string' || NOT_IN_THERE.test(node.type)) return;
    plant(node, parent);
    for (const [key, child] of Object.entries(node)) {
      if (key === 'loc' || key === 'extra' || key.endsWith('omments')) continue;
      if (Array.isArray(child)) child.forEach((c) => visit(c, node));
      else visit(child, node);
    }
  };
  const plant = (/** @type {any} */ node, /** @type {any} */ parent) => {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression':
      case 'AssignmentExpression': {
        const at = source.indexOf(node.operator, node.left.end);
        for (const other of OTHER_OPERATOR[node.operator] ?? []) add('another operator', at, at + node.operator.length, other);
        if (['-', '<', '>', '<=', '>='].includes(node.operator))
          add('operands swapped', node.start, node.end, `${text(node.right)} ${node.operator} ${text(node.left)}`);
        break;
      }
      case 'UpdateExpression':
        add('another operator', node.start, node.end, text(node).replace(node.operator, OTHER_OPERATOR[node.operator][0]));
        break;
      case 'UnaryExpression':
        if (node.operator === '!') add('a negation dropped', node.start, node.end, text(node.argument));
        break;
      case 'ConditionalExpression':
        add('branches swapped', node.consequent.start, node.alternate.end, `${text(node.alternate)} : ${text(node.consequent)}`);
        break;
      case 'IfStatement':
        add('never', node.test.start, node.test.end, 'false');
        add('always', node.test.start, node.test.end, 'true');
        break;
      case 'NumericLiteral':
        if (parent?.type !== 'ObjectProperty' || parent.key !== node) add('off by one', node.start, node.end, String(node.value + 1));
        break;
      case 'BooleanLiteral':
        add('the other truth', node.start, node.end, String(!node.value));
        break;
      case 'ExpressionStatement':
        if (node.directive === undefined && !/^super\b/.test(text(node))) add('a statement dropped', node.start, node.end, ';');
        break;
      case 'CallExpression':
        if (node.arguments.length === 2 && node.arguments.every((/** @type {any} */ a) => /^(Identifier|MemberExpression)$/.test(a.type))) {
          const [a, b] = node.arguments;
          add('arguments swapped', a.start, b.end, `${text(b)}, ${text(a)}`);
        }
        break;
      case 'ReturnStatement':
        if (node.argument !== null && parent?.type === 'BlockStatement') add('nothing returned', node.start, node.end, 'return undefined;');
        break;
      case 'BlockStatement':
        if (node.body.length > 1 && !/^(Try|Catch)/.test(parent?.type ?? ''))
          add('an early end', node.body[0].start, node.body[0].start, 'return; ');
        break;
      default:
    }
  };
  const tree = await babel.parsers['babel-ts'].parse(source, /** @type {any} */ ({ filepath: file }));
  visit(tree.program, undefined);
  return out;
}
const short = (/** @type {string} */ code) => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};
