import { __, sprintf } from '@wordpress/i18n';

/** The text alternative of the stars (PHP: Testimonial::stars()); empty without a rating. */
export function ratingText( rating: number ): string {
	const number = new Intl.NumberFormat( document.documentElement.lang || undefined );
	return rating > 0
		? sprintf(
				/* translators: 1: a number of stars such as 4.5. 2: how many there can be. */
				__( '%1$s out of %2$s stars', 'frontage-site' ),
				number.format( rating ),
				number.format( 5 )
			)
		: '';
}
