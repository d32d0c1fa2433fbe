// Specimens of review stars and of the merchant's texts.
import { html } from '#domain/html.ts'
import { RichText } from '#web/ui/RichText.tsx'
import { Stars } from '#web/ui/Stars.tsx'
import { Specimens } from './Specimens.tsx'

const text =
  String(html`<h2>How it travels</h2><p>Wrapped in <strong>paper</strong> and tied with <a href="#ribbon">ribbon</a>.</p>
<ul><li>Without prices</li><li>With your own words</li></ul><ol><li>Choose</li><li>Write</li></ol>
<blockquote>Softer than in the pictures.</blockquote>
<table><thead><tr><th>Size</th><th>Height</th></tr></thead><tbody><tr><td>Small</td><td>12 cm</td></tr></tbody></table>`)

export function TextSpecimens() {
  return (
    <Specimens title="Reviews and texts">
      <div data-part="row">
        {[0, 50, 250, 430, 500].map((hundredths) => (
          <Stars key={hundredths} hundredths={hundredths} label={`${hundredths / 100} of 5 stars`} />
        ))}
      </div>
      <div data-part="grid">
        <RichText html={text} />
        <RichText html={String(html`<h2>كيف نرسلها</h2><p>ملفوفة بالورق ومربوطة بشريط.</p>`)} />
      </div>
    </Specimens>
  )
}
