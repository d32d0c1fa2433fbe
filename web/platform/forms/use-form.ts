// One form: fields, visible errors and submission. Entered values stay after a failure.
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { CallRefused } from '../api/call-refused.ts'
import { useTranslate } from '../pages/visit.ts'
import { useBusy } from '../use-busy.ts'
import { markAll, visibleErrors, withoutMarks, type FieldErrors, type Marks } from './field-errors.ts'

type TextField<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string

/** Options of a form's call: the form shows refusals and a lost connection itself, and keeps its texts. */
export const formCall = { handlesRefusals: true, background: true } as const

export type FormOptions<Draft> = {
  readonly draft: Draft
  readonly setDraft: (update: (before: Draft) => Draft) => void
  /** The errors of a draft by field name, in the order of the form. */
  readonly check?: (draft: Draft) => FieldErrors
  /** Sends a valid draft. Resolves with errors if the form stays open; rejects with the refusal of a call. */
  readonly submit: (draft: Draft) => Promise<FieldErrors | void>
  /** The field that shows a refusal without a field; otherwise `problem` has it. */
  readonly mainField?: TextField<Draft>
}

type FieldProps = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: { target: { value: string } }) => void
}

export type Form<Draft> = {
  /** Attributes of the `<form>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly id: string
    readonly noValidate: true
    readonly onSubmit: (event: { preventDefault: () => void }) => void
  }
  /** Props of a text field; `Field` links its error to the control. */
  readonly field: (name: TextField<Draft>) => FieldProps
  /** Changes the draft and hides the errors of the changed fields. */
  readonly change: (values: Partial<Draft>) => void
  readonly submit: (draft?: Draft) => Promise<void>
  readonly busy: boolean
  /** Why the last submission failed, if no field says so; '' otherwise. */
  readonly problem: string
  /** The visible errors. */
  readonly errors: FieldErrors
  /** Shows only these errors, and focuses the first. Those of the form's own check are null. */
  readonly reject: (errors: Marks) => void
  /** Shows the error of a field that lost the focus. An empty field shows none until the form is submitted. */
  readonly leave: (name: string, value: string) => void
  /** Hides the errors of the named fields, or all. */
  readonly hideErrors: (...names: string[]) => void
}

/** What parts of a form need to show their errors. */
export type FormErrors = Pick<Form<object>, 'errors' | 'leave' | 'hideErrors'>

const firstInvalid = '[aria-invalid="true"], fieldset:has([role="alert"], > [data-part="error"]) input'

export function useForm<Draft extends object>(options: FormOptions<Draft>): Form<Draft> {
  const { draft, setDraft, check = () => ({}), submit, mainField } = options
  const t = useTranslate()
  const ref = useRef<HTMLFormElement>(null)
  const id = useId()
  const { marks, show, hideErrors, leave } = useMarks(ref)
  const [problem, setProblem] = useState('')
  const [busy, run] = useBusy()
  const errors = visibleErrors(marks, check(draft))

  function fail(message: string): void {
    if (mainField && message) show({ [mainField]: message })
    else setProblem(message)
  }

  async function send(sent = draft): Promise<void> {
    setProblem('')
    const found = check(sent)
    if (Object.keys(found).length > 0) return show(markAll(found))
    hideErrors()
    await run(async () => {
      try {
        const refused = await submit(sent)
        if (refused) show(refused)
      } catch (error) {
        if (!(error instanceof CallRefused)) fail(t('error.notSaved'))
        else if (Object.keys(error.fields).length > 0) show(error.fields)
        else fail(error.message)
      }
    })
  }

  const change = (values: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...values }))
    setProblem('')
    hideErrors(...Object.keys(values))
  }
  return {
    props: {
      ref,
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void send()
      },
    },
    field: (name) => ({
      name,
      value: draft[name] as string,
      error: errors[name],
      onChange: (event) => change({ [name]: event.target.value } as Partial<Draft>),
    }),
    change,
    submit: send,
    busy,
    problem,
    errors,
    reject: show,
    leave,
    hideErrors,
  }
}

function useMarks(form: RefObject<HTMLFormElement | null>) {
  const [marks, setMarks] = useState<Marks>({})
  const focusesError = useRef(false)
  // After the commit that shows the errors.
  useEffect(() => {
    if (focusesError.current) form.current?.querySelector<HTMLElement>(firstInvalid)?.focus()
    focusesError.current = false
  })
  return {
    marks,
    /** Shows these errors only, and focuses the first. */
    show: (next: Marks): void => {
      focusesError.current = true
      setMarks(next)
    },
    hideErrors: (...names: string[]): void =>
      setMarks((before) => (names.length > 0 ? withoutMarks(before, names) : {})),
    leave: (name: string, value: string): void => {
      if (value !== '') setMarks((before) => ({ [name]: null, ...before }))
    },
  }
}
