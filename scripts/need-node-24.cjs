// Loaded before every command of package.json. Must itself run on any old Node: no modern syntax here.
'use strict'

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    'Posy runs on Node 24, and this is Node ' +
      process.versions.node +
      '.\n' +
      '`npm ci` brings the right one into node_modules; start the shop by `npm start`, not by `node`.\n' +
      'If you did: there is no Node for this system among the packages. Install Node 24 or newer yourself.',
  )
  process.exit(1)
}
