// Settings of the built-in PostgreSQL. They are passed at every start, so that old data folders get current settings.
// fsync and synchronous_commit keep their safe defaults.
import { totalmem } from 'node:os'

const mebibyte = 1024 * 1024

export function serverSettings(): string[] {
  const values = {
    listen_addresses: '',
    // Relative to the cluster, the server's working directory: the path is never too long for the socket.
    unix_socket_directories: '.',
    unix_socket_permissions: '0700',
    port: 5432,
    cluster_name: 'posy',
    shared_buffers: `${Math.max(16, Math.min(128, Math.floor(totalmem() / mebibyte / 4)))}MB`,
    // Containers often have a /dev/shm of 64 MB.
    dynamic_shared_memory_type: 'mmap',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // The shop reports failed statements; their text may contain a customer's data.
    log_min_messages: 'log',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
