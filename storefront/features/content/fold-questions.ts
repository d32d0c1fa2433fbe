// A page of questions as groups that open: every second-level heading is a theme to jump to, every third-level
// heading a question, and what follows it the answer. The HTML is the sanitiser's.
import { plainText } from './content-data.ts'

export type FoldedText = {
  readonly html: string
  /** Themes in the order of the page, with the ids of their headings; empty where the page asks nothing. */
  readonly themes: readonly { readonly id: string; readonly title: string }[]
}

const question = /<h3>(.*?)<\/h3>(.*?)(?=<h[23]>|$)/gs

/** An address with the id of an answer opens it. */
export function foldQuestions(html: string): FoldedText {
  let questions = 0
  const folded = html.replaceAll(question, (_, asked: string, answer: string) => {
    questions += 1
    return `<details><summary><h3>${asked}</h3></summary><div id="answer-${questions}">${answer}</div></details>`
  })
  if (questions === 0) return { html, themes: [] }
  const themes: { id: string; title: string }[] = []
  const marked = folded.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
    const id = `theme-${themes.length + 1}`
    themes.push({ id, title: plainText(title) })
    return `<h2 id="${id}">${title}</h2>`
  })
  return { html: marked, themes }
}
