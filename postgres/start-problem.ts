// Faults a person can mend. The message is one sentence that says what is wrong and what to do about it.

export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** The sentence for an error or a line of output that was met while working in a folder, if a person can mend it. */
export function startProblem(fault: unknown, folder: string): StartProblem | undefined {
  if (fault instanceof StartProblem) return fault
  const text =
    typeof fault === 'string' ? fault : fault instanceof Error ? `${errorCode(fault)} ${fault.message}` : ''
  const known = mendable.find(({ sign }) => sign.test(text))
  return known && new StartProblem(known.sentence(folder), { cause: fault })
}

/** The given fault as a sentence where there is one, otherwise the fault itself. */
export function explained(fault: unknown, folder: string): unknown {
  return startProblem(fault, folder) ?? fault
}

// Each line knows the system's error codes, PostgreSQL's SQLSTATE and the words of its output.
const mendable = [
  {
    sign: /ENOSPC|EDQUOT|53100|No space left on device|Disk quota exceeded/,
    sentence: (folder: string) =>
      `The disk that holds the data folder ${folder} is full: free some space and start again.`,
  },
  {
    sign: /EACCES|EPERM|EROFS|Permission denied|Operation not permitted|Read-only file system|unable to open database file|has wrong ownership/,
    sentence: (folder: string) =>
      `The data folder ${folder} cannot be written by this user: give it to the user that runs the shop, or choose another folder with DATA_DIR.`,
  },
  {
    sign: /ENOTDIR|EEXIST/,
    sentence: (folder: string) =>
      `The data folder ${folder} is not a folder: choose another one with DATA_DIR.`,
  },
]

export function errorCode(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? fault.code : ''
  return typeof code === 'string' ? code : ''
}
