// What runs before code that is fetched later: its style sheets and the files it imports are asked for along with it,
// and the styles are awaited. Vite's own, which every page carries, does the same in four times the bytes.
import type { Plugin } from 'vite'

const helper = `
let asked

export function __vitePreload(load, files = []) {
  asked ??= inDocument()
  return Promise.all(files.map((file) => (asked['/' + file] ??= bring('/' + file)))).then(load)
}

function inDocument() {
  const found = {}
  for (const element of document.querySelectorAll('link,style'))
    for (const file of element.dataset.files?.split(' ') ?? [element.getAttribute('href')]) found[file] = true
  return found
}

function bring(href) {
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  return !isStyle || new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      delete asked[href]
      reject(new Error(href + ' did not come'))
    }
  })
}
`

export function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: helper, map: null }),
    },
  }
}
