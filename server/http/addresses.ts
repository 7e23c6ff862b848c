// Whose address counts as whose. A household has a whole /64 of IPv6, and may take as many addresses out of it as it likes.
import net from 'node:net';

/** What limits and shares are counted by: an IPv4 address, or the first half of an IPv6 one. */
export function addressOf(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  if (!net.isIPv6(ip)) return ip;
  const [head, tail = ''] = ip.split('%', 1)[0].split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(head), groups(tail)];
  const all = ip.includes('::')
    ? [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
    : first;
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
