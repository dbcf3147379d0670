/**
 * npm run audit: the tests that npm test omits. Browser tests and built files of every page in every language, a site of another
 * owner, real nginx, Firefox and WebKit. Takes 15 minutes on two cores. Exit code 1 if a suite fails.
 */
import { styleText } from 'node:util'
import { execa } from 'execa'
import { ENV_FILES } from './lib/envFiles.ts'

const suites = ['build', 'test:origin', 'test:e2e', 'test:build', 'test:scenario', 'test:hosts', 'test:engines']
const failures: string[] = []

for (const suite of suites) {
  console.log(styleText('bold', `\n▸ ${suite}`))
  const { failed } = await execa('npm', ['run', '--silent', suite], {
    stdio: 'inherit',
    reject: false,
    env: { THOROUGH: '1', [ENV_FILES]: 'off' },
  })
  if (failed) failures.push(suite)
}

if (failures.length > 0) {
  console.log(styleText('red', `\nFailed: ${failures.join(', ')}`))
  process.exitCode = 1
}
