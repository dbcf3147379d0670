/** npm run spell: the locale files, in English and in each language that a package @cspell/dict-… is installed for. */
import packageJson from './package.json' with { type: 'json' }
import { allLocales } from './src/config/locales.ts'

const PREFIX = '@cspell/dict-'
const dictionaries = Object.keys(packageJson.devDependencies).filter((name) => name.startsWith(PREFIX))
// English comes with cspell. "pl" of @cspell/dict-pl_pl, "de" of @cspell/dict-de-de.
const known = new Set(['en', ...dictionaries.map((name) => name.slice(PREFIX.length).split(/[-_]/)[0])])
const locales = allLocales.map(({ code, tag }) => ({ code, language: new Intl.Locale(tag).language }))
const checked = locales.filter(({ language }) => known.has(language))
const unchecked = locales.filter(({ language }) => !known.has(language))

export default {
  version: '0.2',
  language: ['en-US', ...checked.map(({ language }) => language)].join(),
  import: dictionaries.map((name) => `${name}/cspell-ext.json`),
  files: ['locales/**/*.json', 'locales/.workbench/*.{notes,comments}.json'],
  useGitignore: true,
  dictionaries: ['project'],
  dictionaryDefinitions: [{ name: 'project', path: './locales/words.txt', addWords: true }],
  ignoreRegExpList: ['\\{\\{[^}]*\\}\\}', '^\\s*"[^"]+":'],
  ignorePaths: unchecked.map(({ code }) => `locales/${code}/**`),
}
