-- outside a transaction

-- CreateIndex
CREATE INDEX "order_coupon_id_idx" ON "order"("coupon_id");
