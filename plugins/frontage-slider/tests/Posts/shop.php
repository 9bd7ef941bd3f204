<?php
/**
 * A shop's function and product, as far as a slider asks them.
 */

declare( strict_types = 1 );

if ( ! function_exists( 'wc_get_product' ) ) {
	/** @phpstan-ignore-next-line missingType.parameter */
	function wc_get_product( int $id ): object {
		return new class() {
			public function get_price_html(): string {
				return '<del aria-hidden="true"><span>59,00&nbsp;&euro;</span></del> <span class="screen-reader-text">Original price was: 59,00 &euro;.</span><ins><span>49,00&nbsp;&euro;</span></ins>';
			}
		};
	}
}
