// Preload function for lazily loaded code. It requests style sheets and imports together with the code, and waits for
// the styles. Vite's own function is on every page too, and does the same in four times the bytes.
import type { Plugin } from 'vite'

const helper = `
let requested

export function __vitePreload(load, files = []) {
  requested ??= filesInDocument()
  return Promise.all(files.map((file) => (requested['/' + file] ??= request('/' + file)))).then(load)
}

function filesInDocument() {
  const loaded = {}
  for (const element of document.querySelectorAll('link,style'))
    for (const file of element.dataset.files?.split(' ') ?? [element.getAttribute('href')]) loaded[file] = true
  return loaded
}

function request(href) {
  const isStyle = href.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  document.head.append(link)
  return !isStyle || new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      delete requested[href]
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
