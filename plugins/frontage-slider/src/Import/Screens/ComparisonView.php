<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Slider\Admin\SliderPreview;

defined( 'ABSPATH' ) || exit;

/**
 * The original beside the imported slider, and the differences of each slide. The original is the page that the slider came from: it loads in
 * the owner's browser, and only after a click. Exports and databases have no page, and no image of one.
 *
 * @phpstan-import-type Entry from GroupedFindings
 */
final class ComparisonView {

	/**
	 * @param array<string, mixed> $report
	 * @param list<Entry>          $entries
	 * @param bool                 $is_open Whether it is unfolded, as for a slider that was imported alone.
	 */
	public static function print( int $id, array $report, array $entries, bool $is_open ): void {
		$page = self::original_page( $report );
		printf( '<details class="frontage-compared"%s><summary>%s</summary>', esc_attr( $is_open ? ' open' : '' ), esc_html__( 'Compare with the original', 'frontage-slider' ) );
		if ( '' === $page ) {
			echo '<p>' . esc_html__( 'No image of the original: exports and databases have no page. To compare, import from the URL of a page or from a saved page.', 'frontage-slider' ) . '</p>';
		}
		self::print_sizes( $id );
		echo '<div class="frontage-compared__pair">';
		if ( '' !== $page ) {
			self::print_original( $id, $page, $page === ( $report['page'] ?? '' ) && str_starts_with( $page, home_url( '/' ) ) );
		}
		printf(
			'<figure><figcaption>%1$s</figcaption><div class="frontage-compared__frame"><iframe name="frontage-imported-%2$d" src="%3$s" title="%1$s" loading="lazy" sandbox="allow-scripts allow-same-origin"></iframe></div></figure></div>',
			esc_html__( 'Imported', 'frontage-slider' ),
			(int) $id,
			esc_url( SliderPreview::url( $id, 1 ) )
		);
		self::print_slides( $id, $report, $entries );
		echo '</details>';
	}

	/**
	 * The page that the slider came from; '' if there is none.
	 *
	 * @param array<string, mixed> $report
	 */
	private static function original_page( array $report ): string {
		foreach ( [ 'page', 'base' ] as $key ) {
			$url = is_string( $report[ $key ] ?? null ) ? $report[ $key ] : '';
			if ( 1 === preg_match( '~^https?://[^/]~i', $url ) ) {
				return $url;
			}
		}
		return '';
	}

	/** Both frames show what a desktop or a phone shows; a choice without script. */
	private static function print_sizes( int $id ): void {
		echo '<fieldset class="frontage-compared__sizes"><legend class="screen-reader-text">' . esc_html__( 'Screen size', 'frontage-slider' ) . '</legend>';
		foreach ( [
			'desktop' => __( 'Desktop', 'frontage-slider' ),
			'mobile'  => __( 'Mobile', 'frontage-slider' ),
		] as $size => $label ) {
			printf( '<label><input type="radio" name="frontage-size-%d" value="%s"%s> %s</label>', (int) $id, esc_attr( $size ), checked( 'desktop', $size, false ), esc_html( $label ) );
		}
		echo '</fieldset>';
	}

	/** @param bool $is_own Whether the page was read from this site; an address that a file names is not enough. */
	private static function print_original( int $id, string $page, bool $is_own ): void {
		/* translators: %s: name of a site */
		$note = $is_own ? '' : sprintf( __( 'It loads from %s, in your browser only. If it stays empty, the site does not allow this.', 'frontage-slider' ), (string) wp_parse_url( $page, PHP_URL_HOST ) );
		// Without an opener: a page that renames its frame would get a tab on the second click.
		printf(
			'<figure><figcaption>%1$s <a class="button" href="%2$s" target="frontage-original-%3$d" rel="noopener" referrerpolicy="no-referrer">%4$s</a></figcaption><div class="frontage-compared__frame"><iframe name="frontage-original-%3$d" title="%1$s" sandbox="%5$s"></iframe></div>',
			esc_html__( 'Original', 'frontage-slider' ),
			esc_url( $page ),
			(int) $id,
			esc_html__( 'Load original page', 'frontage-slider' ),
			esc_attr( $is_own ? 'allow-scripts allow-same-origin' : 'allow-scripts' )
		);
		printf( '<p>%s <a href="%s" target="_blank" rel="noreferrer">%s</a></p></figure>', esc_html( $note ), esc_url( $page ), esc_html__( 'Open in a new tab', 'frontage-slider' ) );
	}

	/**
	 * @param array<string, mixed> $report
	 * @param list<Entry>          $entries
	 */
	private static function print_slides( int $id, array $report, array $entries ): void {
		$counts = is_array( $report['counts'] ?? null ) ? $report['counts'] : [];
		$slides = is_numeric( $counts['slides'] ?? null ) ? (int) $counts['slides'] : 0;
		$by     = GroupedFindings::by_slide( $entries );
		echo '<div class="frontage-compared__slides" tabindex="0" role="region" aria-label="' . esc_attr__( 'Differences by slide', 'frontage-slider' ) . '">';
		MoveScreen::open_table( [ __( 'Slide', 'frontage-slider' ), __( 'Differences', 'frontage-slider' ), __( 'Imported', 'frontage-slider' ) ] );
		foreach ( $slides ? range( 0, $slides - 1 ) : [] as $slide ) {
			/* translators: %d: number of a slide */
			$name = sprintf( __( 'Slide %d', 'frontage-slider' ), $slide + 1 );
			/* translators: %d: number of a slide */
			$show = sprintf( __( 'Show slide %d', 'frontage-slider' ), $slide + 1 );
			self::print_row( $id, $name, $by[ $slide ] ?? [], sprintf( '<a href="%s" target="frontage-imported-%d">%s</a>', esc_url( SliderPreview::url( $id, $slide + 1 ) ), $id, esc_html( $show ) ) );
		}
		if ( isset( $by[ GroupedFindings::GLOBAL_LAYERS ] ) ) {
			self::print_row( $id, __( 'Global layers', 'frontage-slider' ), $by[ GroupedFindings::GLOBAL_LAYERS ], '' );
		}
		if ( isset( $by[ GroupedFindings::WHOLE_SLIDER ] ) ) {
			self::print_row( $id, __( 'Whole slider', 'frontage-slider' ), $by[ GroupedFindings::WHOLE_SLIDER ], '' );
		}
		echo '</tbody></table></div>';
	}

	/**
	 * @param list<Entry> $entries With the places of this row only.
	 * @param string      $link    Escaped.
	 */
	private static function print_row( int $id, string $name, array $entries, string $link ): void {
		printf( '<tr><th scope="row">%s</th><td>', esc_html( $name ) );
		if ( $entries ) {
			echo '<ul>';
			foreach ( $entries as $entry ) {
				echo '<li>' . esc_html( $entry['text'] ) . ' ';
				EscapedMarkup::print( implode( ', ', array_map( static fn ( array $place ): string => ReportView::location_link( $id, $place ), array_slice( $entry['places'], 0, 3 ) ) ) );
				echo '</li>';
			}
			echo '</ul>';
		} else {
			esc_html_e( 'No differences found', 'frontage-slider' );
		}
		echo '</td><td>';
		EscapedMarkup::print( $link );
		echo '</td></tr>';
	}
}
