// Shared with the documents that the server renders.
export { moneyText as formatMoney } from '@acheep/contract/kernel/money';
