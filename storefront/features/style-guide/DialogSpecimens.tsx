// Specimens of dialogs, question bars and toasts.
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { QuestionBar } from '#web/ui/QuestionBar.tsx'
import { ToastCard } from '#web/ui/ToastCard.tsx'
import { toast } from '#web/platform/toasts.ts'
import '#web/ui/Toasts.css'
import { Specimens } from './Specimens.tsx'

const kinds = ['box', 'drawer', 'sheet'] as const
const types = ['success', 'info', 'warning', 'error'] as const

export function DialogSpecimens() {
  const [open, setOpen] = useState<(typeof kinds)[number] | 'question' | 'bar' | null>(null)
  return (
    <Specimens title="Dialogs and toasts">
      <div data-part="row">
        {[...kinds, 'question' as const, 'bar' as const].map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            Open {kind}
          </Button>
        ))}
        {types.map((type) => (
          <Button
            key={type}
            variant="tertiary"
            onClick={() =>
              toast({ type, text: `Something was said: ${type}`, durationMs: type === 'error' ? 0 : 3000 })
            }
          >
            Say {type}
          </Button>
        ))}
      </div>
      <div data-part="grid">
        {types.map((type, at) => (
          <ToastCard
            key={type}
            toast={{ id: -1 - at, type, text: `It stands still: ${type}`, durationMs: 0, count: at + 1 }}
          />
        ))}
      </div>
      {open === 'bar' && (
        <QuestionBar
          name="consent"
          label="A question"
          answers={['Ablehnen', 'Zustimmen'].map((answer) => (
            <Button key={answer} variant="secondary" size="s" onClick={() => setOpen(null)}>
              {answer}
            </Button>
          ))}
        >
          <p>
            <strong>May we count your visit?</strong> The shop works just as well without.
          </p>
        </QuestionBar>
      )}
      <ConfirmDialog
        open={open === 'question'}
        title="Delete the account?"
        no="Nein"
        yes="Ja, endgültig löschen"
        danger
        onClose={() => setOpen(null)}
        onYes={() => setOpen(null)}
      >
        <p>Profile, addresses and wishlist are gone for good.</p>
      </ConfirmDialog>
      {kinds.map((kind) => (
        <Dialog
          key={kind}
          kind={kind}
          open={open === kind}
          onClose={() => setOpen(null)}
          title="Stop the newsletter?"
          footer={
            <Button wide onClick={() => toast({ type: 'success', text: 'Saved' })}>
              Ja, abbestellen
            </Button>
          }
        >
          <p>You will no longer receive newsletters and offers.</p>
          <Field label="What could be better?" multiline name={`why-${kind}`} />
        </Dialog>
      ))}
    </Specimens>
  )
}
