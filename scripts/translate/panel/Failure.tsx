import { Alert, Button, Center } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { reasonOf } from '../unreachable.ts'

interface FailureState {
  readonly reason: string | null
}

/** Says that the panel has broken, instead of showing nothing. What was typed is among the drafts. */
export class Failure extends Component<{ readonly children: ReactNode }, FailureState> {
  override state: FailureState = { reason: null }

  static getDerivedStateFromError(error: unknown): FailureState {
    return { reason: reasonOf(error) }
  }

  override render() {
    if (this.state.reason === null) return this.props.children
    return (
      <Center component="main" mih="100dvh" p="md">
        <Alert color="red" role="alert" title="The panel has stopped because of a fault of its own" maw="36rem">
          <p>{this.state.reason}</p>
          <p>What you typed is kept in this browser and will be offered to you.</p>
          <Button mt="sm" onClick={() => location.reload()}>
            Open it again
          </Button>
        </Alert>
      </Center>
    )
  }
}
