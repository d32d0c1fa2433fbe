// Suggestions for the message on a card. Loads together with the handwriting.
import { useEffect } from 'react'
import { useVisit } from '#web/platform/pages/visit.ts'
import { Button } from '#web/ui/Button.tsx'
import { loadTypefaceOf } from '../lettering/typefaces.ts'
import { cardIdeas } from './card-ideas.ts'
import { withIdea } from './with-idea.ts'
import './Handwriting.css'

export default function MessageIdeas({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t, locale } = useVisit()
  const ideas = cardIdeas(t, document.documentElement.dataset['season'])
  // An empty card has a placeholder in the language of the page.
  const written = text || ideas[0]!
  useEffect(() => loadTypefaceOf(written, locale), [written, locale])
  return (
    <ul aria-label={t('card.ideas')}>
      {ideas.map((idea) => (
        <li key={idea}>
          <Button variant="secondary" size="s" onClick={() => onChange(withIdea(text, idea, ideas))}>
            {idea}
          </Button>
        </li>
      ))}
    </ul>
  )
}
