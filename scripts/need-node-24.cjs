// Preloaded by every command of package.json. On a Node older than 24 it runs the command with the Node that npm
// installed with the project. It must run on any old Node, so it uses no modern syntax.
'use strict'

const { spawn } = require('child_process')
const { existsSync } = require('fs')
const Module = require('module')
const path = require('path')

if (Number(process.versions.node.split('.')[0]) < 24) {
  const name =
    (process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin-' : 'node-') +
    process.platform +
    '-' +
    process.arch
  const folder = path.join(__dirname, '../node_modules', name, 'bin')
  if (existsSync(path.join(folder, 'node'))) runBy(folder)
  else explain()
}

function runBy(folder) {
  // The old Node only waits for the child process and does not load the command.
  Module.runMain = function () {}
  const child = spawn(path.join(folder, 'node'), process.execArgv.concat(process.argv.slice(1)), {
    // Commands that the command starts use the same Node.
    env: Object.assign({}, process.env, { PATH: folder + path.delimiter + process.env.PATH }),
    stdio: 'inherit',
  })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  signals.forEach(function (signal) {
    process.on(signal, function () {
      child.kill(signal)
    })
  })
  child.on('exit', function (code, signal) {
    signals.forEach(function (each) {
      process.removeAllListeners(each)
    })
    if (signal) process.kill(process.pid, signal)
    else process.exit(code)
  })
}

function explain() {
  console.error(
    'Posy runs on Node 24, and this is Node ' +
      process.versions.node +
      '.\n' +
      '`npm ci` brings the right one into node_modules, if it may install optional dependencies.\n' +
      'There is none for this system? Install Node 24 or newer yourself.',
  )
  process.exit(1)
}
