// Finds a working Chromium or installs one: the machine's own, else the package manager's, else Playwright's.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

/** The same engine without windows and back/forward cache. Its main process takes a tenth of the processor time. */
const shell = 'chromium-headless-shell'
const browsers = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'microsoft-edge']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Path of the browser. Installs one if there is none. Throws an error with instructions when that fails.
 * Most tests prefer the headless shell; measurements use the browser that shoppers have.
 */
export function findChromium(preferred: 'shell' | 'browser' = 'shell'): string {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`)
  }
  const names = preferred === 'shell' ? [shell, ...browsers] : [...browsers, shell]
  const found = onThisMachine(names) ?? fromDebian() ?? fromPlaywright()
  if (found) {
    installFonts()
    return found
  }
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. ' +
      'Install Chromium or Chrome and run again, or set CHROMIUM_PATH to its program.',
  )
}

function onThisMachine(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...inPath, ...applications, chromium.executablePath()].find(
    (file) => existsSync(file) && runs(file),
  )
}

/** On some systems the command only prints where to get the browser. */
function runs(file: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('No Chromium here: installing it by apt-get (about a minute) …')
  const add = (...packages: string[]): boolean =>
    install('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
  const installed = install('apt-get', ['update', '-q']) && (add('chromium', shell) || add('chromium'))
  return installed ? onThisMachine([shell, ...browsers]) : undefined
}

/**
 * Fonts that shoppers' devices have. One has the widths of Arial, which the fallback of styles/fonts.css requires; one
 * is Chinese and Japanese. A minimal Debian image has neither, and lines would break differently.
 */
function installFonts(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const missing = ['fonts-liberation', 'fonts-noto-cjk'].filter(
    (name) => !existsSync(`/usr/share/doc/${name}`),
  )
  if (missing.length === 0) return
  const add = (): boolean =>
    install('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing])
  if (!add() && !(install('apt-get', ['update', '-q']) && add()))
    console.log(`Fonts are missing, texts may break elsewhere: install ${missing.join(' and ')}.`)
}

function fromPlaywright(): string | undefined {
  console.log("No Chromium here: taking Playwright's own …")
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core/package.json')))
  // Only root may install the libraries of a browser without a password prompt.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  return install(process.execPath, [cli, 'install', ...libraries, 'chromium'])
    ? onThisMachine(browsers)
    : undefined
}

function install(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limit = 10 * 60_000
  return (
    spawnSync(command, args, { env, timeout: limit, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  )
}
