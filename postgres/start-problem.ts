// Start problems that a person can solve. The message is one sentence with the problem and its solution.

export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** The StartProblem for an error or a line of output about `folder`; undefined if a person cannot solve it. */
export function startProblem(fault: unknown, folder: string): StartProblem | undefined {
  if (fault instanceof StartProblem) return fault
  const text =
    typeof fault === 'string' ? fault : fault instanceof Error ? `${errorCode(fault)} ${fault.message}` : ''
  const match = solvable.find(({ sign }) => sign.test(text))
  return match && new StartProblem(match.sentence(folder), { cause: fault })
}

/** The StartProblem for a fault if there is one, otherwise the fault itself. */
export function asStartProblem(fault: unknown, folder: string): unknown {
  return startProblem(fault, folder) ?? fault
}

// Each pattern contains system error codes, SQLSTATE codes and texts of PostgreSQL's output.
const solvable = [
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
