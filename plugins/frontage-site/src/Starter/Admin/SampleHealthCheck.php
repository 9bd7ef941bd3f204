<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Site\Starter\SampleList;

defined( 'ABSPATH' ) || exit;

/** Site Health test: whether the site still has sample texts. */
final class SampleHealthCheck {

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		$tests['direct']['frontage_site_samples'] = [
			'label' => __( 'Your site has no sample text', 'frontage-site' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$rows  = SampleList::rows();
		$count = SampleList::count( $rows );
		/* translators: %s: number of texts, images and projects that are still samples. */
		$left   = sprintf( _n( 'Your site has %s sample left', 'Your site has %s samples left', $count, 'frontage-site' ), number_format_i18n( $count ) );
		$kinds  = array_column( array_filter( $rows, static fn ( array $row ): bool => $row['is_hidden'] ), 'label' );
		$others = array_column( array_filter( $rows, static fn ( array $row ): bool => ! $row['is_hidden'] ), 'label' );
		$lines  = [];
		if ( $kinds ) {
			/* translators: %s: a list, such as "Testimonials, Client logos, and Figures". */
			$lines[] = sprintf( __( 'Hidden from visitors until you edit them: %s.', 'frontage-site' ), wp_sprintf_l( '%l', $kinds ) );
		}
		if ( $others ) {
			/* translators: %s: a list, such as "Texts and images, and Projects". */
			$lines[] = sprintf( __( 'Visible to visitors: %s.', 'frontage-site' ), wp_sprintf_l( '%l', $others ) );
		}
		return [
			'label'       => $count ? $left : __( 'Your site has no sample text', 'frontage-site' ),
			'status'      => $count ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Starter site', 'frontage-site' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $count ? implode( ' ', $lines ) : __( 'All content on your pages is your own.', 'frontage-site' ) ) . '</p>',
			'actions'     => $count ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( StarterScreen::url() ), esc_html__( 'View samples', 'frontage-site' ) ) : '',
			'test'        => 'frontage_site_samples',
		];
	}
}
