-- The audit module owns "operator_audit" now; its entries stay.
SELECT 1;
