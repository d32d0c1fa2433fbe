// What cannot be changed on the page, with a link to the contact form.
import { LinkedText } from '../../shared/navigation/LinkedText.tsx'

export function WriteToUs({ text }: { text: string }) {
  return (
    <p>
      <LinkedText text={text} path="/contact-us" />
    </p>
  )
}
