// Preload function for lazily loaded code. It requests style sheets and imports together with the code, and waits for
// the styles. Vite's own function is on every page too, and does the same in four times the bytes.
import type { Plugin } from 'vite'

const helper = `
let requested

export function __vitePreload(load, files = []) {
  requested ??= filesInDocument()
  let before
  const requests = files.map((file) => {
    const href = '/' + file
    if (!href.endsWith('.css')) return requested[href] ??= requestScript(href)
    return before = requested[href] ??= addStyles(href, before)
  })
  return Promise.all(requests).then(load)
}

function filesInDocument() {
  const loaded = {}
  for (const element of document.querySelectorAll('link,style'))
    for (const file of element.dataset.files?.split(' ') ?? [element.getAttribute('href')]) loaded[file] = true
  return loaded
}

// In its own task, because requesting a file costs a phone some milliseconds.
function requestScript(href) {
  return setTimeout(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
    document.head.append(link)
  })
}

// Added in order and after all others: in front of another style sheet, one makes the browser lay out the whole page.
async function addStyles(href, before) {
  try {
    const [response] = await Promise.all([fetch(href), before])
    if (!response.ok) throw new Error(href)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(await response.text())
    document.adoptedStyleSheets.push(sheet)
  } catch (error) {
    delete requested[href]
    throw error
  }
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
