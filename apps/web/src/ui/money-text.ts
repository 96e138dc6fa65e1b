// The documents that the server sends say it alike.
export { moneyText as formatMoney } from '@acheep/contract/kernel/money';
