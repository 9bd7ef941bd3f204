<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Slider\Admin\SliderPreview;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Report of an import: a summary, the few things to check, and the rest collapsed. It is stored with each slider, so it
 * can be read again.
 *
 * @phpstan-import-type Entry from GroupedFindings
 */
final class ReportView {

	/** @param list<int> $ids */
	public static function show( array $ids, int $total, string $problem ): void {
		$reports = [];
		foreach ( $ids as $id ) {
			$report = current_user_can( 'edit_post', $id ) && SliderRepository::POST_TYPE === get_post_type( $id ) ? ImportReportStore::read( $id ) : null;
			if ( null !== $report ) {
				$reports[ $id ] = $report;
			}
		}
		MoveScreen::print_header( ImportStepUrls::url(), __( 'Import report', 'frontage-slider' ) );
		StepForm::print_error( $problem );
		if ( ! $reports ) {
			echo '<p>' . esc_html__( 'No import report found. The slider was not imported, has been deleted, or you are not allowed to edit it.', 'frontage-slider' ) . '</p><p><a class="button" href="' . esc_url( ImportStepUrls::url() ) . '">' . esc_html__( 'Import sliders', 'frontage-slider' ) . '</a></p>';
			return;
		}
		$look = $total > count( $reports ) || array_filter( array_map( GroupedFindings::review_count( ... ), $reports ) );
		printf( '<p class="frontage-verdict %s">%s</p>', esc_attr( $look ? 'has-look' : '' ), esc_html( GroupedFindings::summary( count( $reports ), max( $total, count( $reports ) ), array_values( $reports ) ) ) );
		echo '<div class="frontage-of-all">';
		self::publish( array_keys( $reports ) );
		UndoView::print( array_keys( $reports ) );
		echo '</div>';
		foreach ( $reports as $id => $report ) {
			self::slider( $id, $report, array_keys( $reports ) );
		}
		echo '<p><a href="' . esc_url( admin_url( 'edit.php?post_type=' . SliderRepository::POST_TYPE ) ) . '">' . esc_html__( 'All sliders', 'frontage-slider' ) . '</a> · <a href="' . esc_url( ImportStepUrls::url() ) . '">' . esc_html__( 'Import more sliders', 'frontage-slider' ) . '</a></p>';
	}

	/** @param list<int> $ids */
	private static function publish( array $ids ): void {
		$drafts = count( array_filter( $ids, static fn ( int $id ): bool => 'draft' === get_post_status( $id ) && current_user_can( 'publish_post', $id ) ) );
		if ( 0 === $drafts ) {
			return;
		}
		echo '<form method="post" action="' . esc_url( ImportStepUrls::report_url( $ids ) ) . '">';
		ImportStepUrls::fields( 'publish' );
		printf( '<input type="hidden" name="report" value="%s">', esc_attr( implode( ',', $ids ) ) );
		/* translators: %d: number of sliders */
		echo '<p>' . esc_html( sprintf( _n( '%d slider is a draft. Only editors can see it.', '%d sliders are drafts. Only editors can see them.', $drafts, 'frontage-slider' ), $drafts ) ) . ' <button type="submit" class="button">' . esc_html( _n( 'Publish slider', 'Publish all', $drafts, 'frontage-slider' ) ) . '</button></p></form>';
	}

	/**
	 * @param array<string, mixed> $report
	 * @param list<int>            $all
	 */
	private static function slider( int $id, array $report, array $all ): void {
		$entries = GroupedFindings::entries( $report );
		$counts  = is_array( $report['counts'] ?? null ) ? $report['counts'] : [];
		$count   = static fn ( string $key ): int => is_numeric( $counts[ $key ] ?? null ) ? (int) $counts[ $key ] : 0;
		$look    = GroupedFindings::filter_by_weight( $entries, GroupedFindings::LOOK );
		echo '<section class="frontage-card"><h2>' . esc_html( get_the_title( $id ) ) . '</h2>';
		echo '<p>' . esc_html(
			sprintf(
				/* translators: 1: number of slides, 2: of layers, 3: name of a file */
				__( 'Slides: %1$s, layers: %2$s. From %3$s.', 'frontage-slider' ),
				number_format_i18n( $count( 'slides' ) ),
				number_format_i18n( $count( 'layers' ) ),
				is_string( $report['source'] ?? null ) ? $report['source'] : ''
			)
		) . '</p>';
		echo '<p class="frontage-actions"><a class="button button-primary" href="' . esc_url( (string) get_edit_post_link( $id, 'raw' ) ) . '">' . esc_html__( 'Edit slider', 'frontage-slider' ) . '</a>';
		printf( ' <a class="button" href="%s" target="_blank">%s<span class="screen-reader-text"> %s</span></a>', esc_url( SliderPreview::url( $id ) ), esc_html__( 'Preview', 'frontage-slider' ), esc_html__( '(opens in a new tab)', 'frontage-slider' ) );
		if ( current_user_can( 'edit_pages' ) ) {
			$page = \Frontage\Kit\Admin\NewPageLink::url( get_the_title( $id ), sprintf( '<!-- wp:frontage/slider {"ref":%d} /-->', $id ) );
			echo ' <a class="button" href="' . esc_url( $page ) . '">' . esc_html__( 'Create a page', 'frontage-slider' ) . '</a>';
		}
		echo '</p>';
		self::print_replaced( $id, $report );
		if ( $look || GroupedFindings::hosts( $report ) ) {
			echo '<h3>' . esc_html__( 'To review', 'frontage-slider' ) . '</h3><ul class="frontage-look">';
			foreach ( $look as $entry ) {
				self::entry( $id, $entry );
			}
			foreach ( GroupedFindings::hosts( $report ) as $host => $pictures ) {
				self::host( $id, $host, $pictures, $all );
			}
			echo '</ul>';
		}
		$fonts = GroupedFindings::fonts( [ $report ] );
		if ( $fonts ) {
			echo '<h3>' . esc_html__( 'Fonts', 'frontage-slider' ) . '</h3>';
			FontsView::show( $fonts );
			echo '<p>' . esc_html__( 'Your theme’s font is used until you install these fonts. Installing copies the files from Google once and serves them from your site.', 'frontage-slider' );
			FontsView::library();
			echo '</p>';
		}
		ComparisonView::print( $id, $report, $entries, 1 === count( $all ) );
		$notes  = array_filter( GroupedFindings::filter_by_weight( $entries, GroupedFindings::NOTE ), static fn ( array $entry ): bool => 'font' !== $entry['code'] );
		$folded = [ ...$notes, ...GroupedFindings::filter_by_weight( $entries, GroupedFindings::DETAIL ) ];
		if ( $folded ) {
			/* translators: %d: number of entries */
			echo '<details><summary>' . esc_html( sprintf( _n( 'Other details (%d)', 'Other details (%d)', count( $folded ), 'frontage-slider' ), count( $folded ) ) ) . '</summary><ul class="frontage-all">';
			foreach ( $folded as $entry ) {
				self::entry( $id, $entry );
			}
			echo '</ul></details>';
		}
		echo '</section>';
	}

	/**
	 * Where the previous content of a replaced slider is.
	 *
	 * @param array<string, mixed> $report
	 */
	private static function print_replaced( int $id, array $report ): void {
		$url = true === ( $report['replaced'] ?? false ) ? wp_get_post_revisions_url( $id ) : null;
		if ( null !== $url ) {
			echo '<p>' . esc_html__( 'This import replaced an existing slider. Pages show the imported one. The previous version is kept as a revision.', 'frontage-slider' ) . ' <a href="' . esc_url( $url ) . '">' . esc_html__( 'View revisions', 'frontage-slider' ) . '</a></p>';
		}
	}

	/** @param Entry $entry */
	private static function entry( int $id, array $entry ): void {
		echo '<li><p>' . esc_html( $entry['text'] );
		if ( $entry['count'] > 1 ) {
			echo ' <strong>(' . esc_html( self::occurrence_text( $entry['count'], $entry['code'] ) ) . ')</strong>';
		}
		if ( '' !== $entry['todo'] ) {
			echo ' <span class="frontage-todo">' . esc_html( $entry['todo'] ) . '</span>';
		}
		echo '</p>';
		if ( $entry['places'] ) {
			$links = array_map( static fn ( array $place ): string => self::location_link( $id, $place ), array_slice( $entry['places'], 0, 12 ) );
			/* translators: %d: number of further places */
			$more = count( $entry['places'] ) > 12 ? ' ' . sprintf( __( 'and %d more', 'frontage-slider' ), count( $entry['places'] ) - 12 ) : '';
			echo '<p class="frontage-where">';
			EscapedMarkup::print( implode( ', ', $links ) );
			echo esc_html( $more ) . '</p>';
		}
		if ( $entry['more'] ) {
			echo '<details><summary>' . esc_html__( 'View details', 'frontage-slider' ) . '</summary><pre tabindex="0">' . esc_html( implode( "\n\n", $entry['more'] ) ) . '</pre></details>';
		}
		echo '</li>';
	}

	/** Number of occurrences of a finding. */
	private static function occurrence_text( int $count, string $code ): string {
		if ( in_array( $code, [ 'html-left', 'stray-html' ], true ) ) {
			/* translators: %s: number of texts in layers */
			return sprintf( _n( '%s text', '%s texts', $count, 'frontage-slider' ), number_format_i18n( $count ) );
		}
		/* translators: %s: number of places in a slider */
		return sprintf( _n( '%s location', '%s locations', $count, 'frontage-slider' ), number_format_i18n( $count ) );
	}

	/**
	 * Link to a slide or layer in the editor.
	 *
	 * @param array{ slide: int|null, layer: string, label: string } $place
	 */
	public static function location_link( int $id, array $place ): string {
		$name  = '' !== $place['label'] ? $place['label'] : $place['layer'];
		$label = match ( true ) {
			/* translators: 1: number of a slide, 2: name of a layer */
			null !== $place['slide'] && '' !== $name => sprintf( __( 'slide %1$d, “%2$s”', 'frontage-slider' ), $place['slide'] + 1, $name ),
			/* translators: %d: number of a slide */
			null !== $place['slide']                 => sprintf( __( 'slide %d', 'frontage-slider' ), $place['slide'] + 1 ),
			/* translators: %s: name of a layer */
			default                                  => sprintf( __( 'global layers, “%s”', 'frontage-slider' ), $name ),
		};
		$query = array_filter(
			[
				'frontage-slide' => null === $place['slide'] ? '' : (string) ( $place['slide'] + 1 ),
				'frontage-layer' => rawurlencode( $place['layer'] ),
			],
			static fn ( string $value ): bool => '' !== $value
		);
		return sprintf( '<a href="%s">%s</a>', esc_url( add_query_arg( $query, (string) get_edit_post_link( $id, 'raw' ) ) ), esc_html( $label ) );
	}

	/**
	 * @param list<array{ url: string, why: string, file: array<mixed>, block: string, id: string, at: string }> $pictures
	 * @param list<int>                                                                                          $all
	 */
	private static function host( int $id, string $host, array $pictures, array $all ): void {
		$urls   = array_unique( array_column( $pictures, 'url' ) );
		$failed = array_filter( $pictures, static fn ( array $one ): bool => '' !== $one['why'] );
		/* translators: 1: number of files, 2: name of a site */
		echo '<li><p>' . esc_html( sprintf( _n( '%1$d image or video is still on %2$s and is not displayed.', '%1$d images and videos are still on %2$s and are not displayed.', count( $urls ), 'frontage-slider' ), count( $urls ), $host ) ) . '</p>';
		if ( current_user_can( 'upload_files' ) ) {
			echo '<form method="post" action="' . esc_url( ImportStepUrls::report_url( $all ) ) . '">';
			ImportStepUrls::fields( 'pictures' );
			printf( '<input type="hidden" name="slider" value="%d"><input type="hidden" name="hosts[]" value="%s"><input type="hidden" name="report" value="%s">', (int) $id, esc_attr( $host ), esc_attr( implode( ',', $all ) ) );
			$label = $failed ? __( 'Try again', 'frontage-slider' ) : __( 'Copy to Media Library', 'frontage-slider' );
			echo '<p><button type="submit" class="button" data-slider="' . esc_attr( (string) $id ) . '" data-host="' . esc_attr( $host ) . '">' . esc_html( $label ) . '</button> <span role="status"></span></p></form>';
		}
		printf( '<details%s><summary>', $failed ? ' open' : '' );
		echo esc_html__( 'View files', 'frontage-slider' ) . '</summary><ul>';
		foreach ( array_slice( $pictures, 0, 200 ) as $picture ) {
			printf( '<li><code>%s</code> %s</li>', esc_html( $picture['url'] ), esc_html( $picture['why'] ) );
		}
		echo '</ul></details></li>';
	}
}
