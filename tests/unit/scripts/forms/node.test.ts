import { contract } from './contract/contract.ts'
import { startOnNode } from './nodeAdapter.ts'

contract(startOnNode)
