// Shows /api/openapi.json, and sends requests to try them. No library, nothing from elsewhere.
const field = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
const make = (tag, text, ...children) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...children);
  return element;
};

const EXAMPLES = {
  '/api/tables': {
    game: 'san-marco',
    seats: [
      { name: 'Anna', kind: 'human' },
      { name: 'Bot 1', kind: 'bot', bot: 'random' },
      { name: 'Bot 2', kind: 'bot', bot: 'random' },
    ],
  },
  '/api/tables/{table}/try': { line: '' },
  '/api/tables/{table}/why': { line: '' },
  '/api/tables/{table}/say': { question: 'q1', key: 'new for each command', line: '' },
};
const BARE = { question: 'q1', key: 'new for each command' };

async function send(method, path, body, result) {
  const table = field('table').value.trim();
  if (path.includes('{table}') && !table) return void (result.textContent = 'Which table? Its id goes into the field above.');
  const token = field('token').value.trim();
  const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) };
  result.textContent = '…';
  try {
    const answer = await fetch(path.replace('{table}', encodeURIComponent(table)), { method, headers, body });
    const text = await answer.text();
    result.textContent = `${answer.status} ${answer.headers.get('content-type') ?? ''}\n\n${pretty(text)}`;
    if (path === '/api/tables' && answer.status === 201) {
      const opened = JSON.parse(text);
      field('table').value = opened.table;
      field('token').value = opened.seats[0]?.token ?? '';
    }
  } catch (error) {
    result.textContent = String(error);
  }
}
function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function route(method, path, about) {
  const body = about.requestBody?.content?.['application/json']?.schema;
  const result = make('pre');
  result.tabIndex = 0;
  result.setAttribute('aria-label', 'Answer');
  const details = make('details', '', make('summary', '', make('code', `${method.toUpperCase()} ${path}`), ` ${about.summary ?? ''}`));
  if (about.security?.length === 1) details.append(make('p', "Needs a seat's token."));
  let input;
  if (body) {
    input = make('textarea');
    input.value = JSON.stringify(EXAMPLES[path] ?? BARE, null, 2);
    details.append(
      make('label', 'Body', input),
      make('details', '', make('summary', 'Schema of the body'), make('pre', pretty(JSON.stringify(body)))),
    );
  }
  const good = Object.entries(about.responses ?? {}).find(([status]) => status.startsWith('2'));
  const schema = good?.[1].content?.['application/json']?.schema;
  if (schema)
    details.append(make('details', '', make('summary', `Schema of the answer ${good[0]}`), make('pre', pretty(JSON.stringify(schema)))));
  if (!path.endsWith('/events')) {
    const button = make('button', 'Send');
    button.type = 'button';
    button.addEventListener('click', () => void send(method, path, input?.value, result));
    details.append(button, result);
  } else details.append(make('p', 'A stream: try it with curl -N.'));
  return details;
}

const { paths } = await (await fetch('/api/openapi.json')).json();
field('routes').replaceChildren(
  ...Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, about]) => route(method, path, about))),
);
