// Buttons that run a write or a download of a screen: one at a time, with a message afterwards.
import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useAction } from '../platform/use-action.ts'

type ActionButtonProps = Omit<Extract<ButtonProps, { href?: never }>, 'href' | 'loading' | 'onClick'> & {
  action: () => Promise<unknown>
  /** Shown after success. */
  done?: string
}

export function ActionButton({ action, done, ...button }: ActionButtonProps) {
  const { busy, run } = useAction()
  return <Button {...button} loading={busy} onClick={() => void run(action, done)} />
}

type ConfirmButtonProps = Omit<ActionButtonProps, 'children'> & {
  label: string
  /** Of the dialog; the label without one. */
  title?: string
  /** Label of the button that closes the dialog. */
  no?: string
  danger?: boolean
  /** False: what is missing is shown, and nothing is asked. */
  mayAsk?: () => boolean
  /** What the dialog says. */
  children: ReactNode
}

/** Asks before it starts. */
export function ConfirmButton({
  label,
  title,
  no,
  danger,
  mayAsk = () => true,
  action,
  done,
  children,
  ...button
}: ConfirmButtonProps) {
  const { busy, run } = useAction()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button {...button} loading={busy} onClick={() => setAsks(mayAsk())}>
        {label}
      </Button>
      {asks && (
        <ConfirmDialog
          open
          danger={danger}
          title={title ?? label}
          {...(no && { no })}
          yes={label}
          onClose={() => setAsks(false)}
          onYes={() => {
            // Closed before: the question for the second factor is a dialog too.
            setAsks(false)
            void run(action, done)
          }}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  )
}
