<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Site\Starter\SampleList;

defined( 'ABSPATH' ) || exit;

/** The card that lists what is still a sample, with a link to edit each. */
final class SampleListView {

	public static function print(): void {
		$rows = SampleList::rows();
		if ( ! $rows ) {
			return;
		}
		$count = SampleList::count( $rows );
		printf(
			'<section class="frontage-starter__card" aria-labelledby="frontage-starter-samples"><h2 id="frontage-starter-samples">%s <span class="frontage-starter__left">%s</span></h2><p>%s</p><ul class="frontage-starter__samples">',
			esc_html__( 'Samples', 'frontage-site' ),
			/* translators: %s: number of texts, images and projects that are still samples. */
			esc_html( sprintf( _n( '%s left', '%s left', $count, 'frontage-site' ), number_format_i18n( $count ) ) ),
			esc_html__( 'Edit or remove each sample to clear this list. Made-up testimonials, logos, statistics, people, and prices stay hidden from visitors until then.', 'frontage-site' )
		);
		foreach ( $rows as [ 'kind' => $kind, 'label' => $label, 'is_hidden' => $is_hidden, 'count' => $number, 'places' => $places ] ) {
			printf(
				'<li data-sample="%s"><span class="frontage-starter__count">%s</span><span><strong>%s</strong><small>%s</small></span><span class="frontage-starter__places">',
				esc_attr( $kind ),
				esc_html( number_format_i18n( $number ) ),
				esc_html( $label ),
				$is_hidden ? esc_html__( 'Hidden from visitors', 'frontage-site' ) : esc_html__( 'Visible to visitors', 'frontage-site' )
			);
			foreach ( $places as [ 'title' => $title, 'url' => $url, 'count' => $at ] ) {
				/* translators: 1: the title of a page, 2: number of sample texts in it. */
				$text = count( $places ) > 1 && $at > 1 ? sprintf( __( '%1$s (%2$s)', 'frontage-site' ), $title, number_format_i18n( $at ) ) : $title;
				if ( '' === $url ) {
					printf( '<span>%s</span>', esc_html( $text ) );
				} else {
					/* translators: %s: the title of a page. */
					printf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $url ), esc_attr( sprintf( __( 'Edit: %s', 'frontage-site' ), $text ) ), esc_html( $text ) );
				}
			}
			echo '</span></li>';
		}
		echo '</ul></section>';
	}
}
