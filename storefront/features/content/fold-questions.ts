// Turns a page of questions into collapsible answers. Every h2 is a theme with an anchor. Every h3 is a question; the
// text up to the next heading is its answer. The HTML comes from the sanitiser.
import { html, raw } from '#domain/html.ts'
import { plainText } from './content-data.ts'

export type FoldedText = {
  readonly html: string
  /** Themes in page order, with the ids of their headings; empty if there are no questions. */
  readonly themes: readonly { readonly id: string; readonly title: string }[]
}

const question = /<h3>(.*?)<\/h3>(.*?)(?=<h[23]>|$)/gs

/** A link to the id of an answer opens the answer. The first is open: it shows that the others have answers too. */
export function foldQuestions(page: string): FoldedText {
  let questions = 0
  const folded = page.replaceAll(question, (_, heading: string, answer: string) => {
    questions += 1
    return String(
      html`<details${raw(questions === 1 ? ' open' : '')}><summary><h3>${raw(heading)}</h3></summary><div id="answer-${questions}">${raw(answer)}</div></details>`,
    )
  })
  if (questions === 0) return { html: page, themes: [] }
  const themes: { id: string; title: string }[] = []
  const withAnchors = folded.replaceAll(/<h2>(.*?)<\/h2>/gs, (_, title: string) => {
    const id = `theme-${themes.length + 1}`
    themes.push({ id, title: plainText(title) })
    return String(html`<h2 id="${id}">${raw(title)}</h2>`)
  })
  return { html: withAnchors, themes }
}
