<?php
/** Two links, which a script makes buttons that remember. */

defined( 'ABSPATH' ) || exit;

echo \Frontage\Shop\ProductView::markup( __DIR__ ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It escapes its own.
