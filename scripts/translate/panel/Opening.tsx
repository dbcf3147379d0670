import { Alert, Button, Center, Loader } from '@mantine/core'

/** Before there is anything to show, or the reason why there is nothing. */
export function Opening({ failure, onRetry }: { readonly failure: string | null; readonly onRetry: () => void }) {
  return (
    <Center component="main" mih="100dvh" p="md">
      {failure === null ? (
        <Loader aria-label="Loading the texts" role="status" />
      ) : (
        <Alert color="red" title="The texts cannot be loaded" role="alert" maw="36rem">
          <p>{failure}</p>
          <Button mt="sm" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      )}
    </Center>
  )
}
