import { expect, it } from 'vitest';
import { listApiPaths, urlProblem } from './url-check.ts';

const apiPaths = listApiPaths([{ path: '/api/products' }, { path: '/places/v2/near' }]);
const findProblem = (url: string) => urlProblem(url, apiPaths);

it('S30 URLs of browsers are unchanged, and a cleaned URL is valid', () => {
  for (const target of ['/', '/search?kinds[]=tables&q=S%C3%A3o+Jo%c3%a3o%20&x=%25&y=%f0%9f%8e%92'])
    expect(findProblem(target)).toBeUndefined();
  for (const query of ['%', '%%41', '%4', '%e3%00%C3', '%zz%ff%', '%c3\u00a3']) {
    const problem = findProblem(`/?${query}`);
    expect(problem && 'cleaned' in problem && findProblem(problem.cleaned)).toBeUndefined();
  }
});

it.each([
  ['/api/products/a%2fb', { status: 400 }],
  ['/places/v2/a%2fb', { status: 400 }],
  ['/pl%61ces/v2/a%2fb', { status: 400 }],
  ['/products/a%2fb', undefined],
])('S15 an encoded slash is ambiguous in the path of a call only: %s', (url, problem) =>
  expect(findProblem(url)).toEqual(problem),
);
