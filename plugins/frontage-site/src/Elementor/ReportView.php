<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\ImportEffects;
use Frontage\Site\Elementor\Existing\ExistingContent;
use Frontage\Site\Elementor\Existing\ExistingContentView;

defined( 'ABSPATH' ) || exit;

/**
 * The report of one page: a verdict, findings to review, other findings, and the next step.
 *
 * @phpstan-import-type Report from ElementorPages
 */
final class ReportView {

	/** Preview of a page's conversion. Nothing is stored. */
	public static function page( int $id, string $problem ): void {
		$draft    = ElementorPages::draft_of( $id );
		$existing = new ExistingContent();
		$report   = ElementorPages::preview( ElementorPages::data( $id ), true, $draft, $existing );
		/* translators: %s: title of a page */
		self::head( sprintf( __( 'Conversion preview: %s', 'frontage-site' ), get_the_title( $id ) ), $problem );
		self::findings( $report );
		if ( '' === $report['refused'] && ! PageReplacement::is_replaced( $id ) ) {
			self::convert( $id, $report, $existing, $draft ? __( 'Convert again', 'frontage-site' ) : __( 'Convert', 'frontage-site' ) );
		}
		self::print_back_link();
	}

	/** Preview of an uploaded template's conversion. Only the file is stored, for two hours. */
	public static function template( string $stage, string $problem ): void {
		$json     = (string) StagedTemplate::read( $stage );
		$title    = ElementorPages::template_title( $json );
		$existing = new ExistingContent();
		$report   = ElementorPages::preview( $json, false, ElementorPages::template_draft( $title ), $existing );
		/* translators: %s: title of a page */
		self::head( sprintf( __( 'Conversion preview: %s', 'frontage-site' ), $title ), $problem );
		self::findings( $report );
		if ( '' === $report['refused'] ) {
			self::convert( 0, $report, $existing, __( 'Create draft', 'frontage-site' ), $stage );
		}
		self::print_back_link();
	}

	/** The report of a finished draft. */
	public static function draft( int $draft, string $problem ): void {
		$report = ElementorPages::draft_report( $draft );
		if ( null === $report ) {
			return;
		}
		$source = get_post_meta( $draft, ElementorPages::OF, true );
		$of     = is_numeric( $source ) ? (int) $source : 0;
		/* translators: %s: title of a page */
		self::head( sprintf( __( 'The draft of “%s” is ready', 'frontage-site' ), get_the_title( $draft ) ), $problem );
		self::findings( $report, false );
		printf( '<p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p>', esc_url( (string) get_edit_post_link( $draft ) ), esc_html__( 'Open draft', 'frontage-site' ), esc_url( (string) get_preview_post_link( $draft ) ), esc_html__( 'Preview draft', 'frontage-site' ) );
		if ( $of && ! PageReplacement::is_replaced( $of ) ) {
			echo '<h2>' . esc_html__( 'When you are happy with it', 'frontage-site' ) . '</h2><p>' . esc_html__( 'The page shows the content of the draft. You can restore the original anytime.', 'frontage-site' ) . '</p>';
			PageListView::button( 'take', $of, __( 'Replace page', 'frontage-site' ), get_the_title( $of ), '' );
		}
		if ( $report['hosts'] ) {
			echo '<h2>' . esc_html__( 'Convert again', 'frontage-site' ) . '</h2>';
			$existing = new ExistingContent( [ ExistingContent::DRAFT => ExistingItem::REPLACE ] );
			$preview  = ElementorPages::preview( ElementorPages::source( $of ?: $draft ), 0 !== $of, $draft, $existing );
			ImportEffects::print( $preview['effects'] ); // Of today, in the language of today.
			self::convert( $of ?: $draft, $report, $existing, __( 'Convert again', 'frontage-site' ) );
		}
		self::print_back_link();
	}

	private static function head( string $title, string $problem ): void {
		MoveScreen::print_header( ElementorScreen::url(), $title );
		StepForm::print_error( $problem );
	}

	/** @param Report $report */
	private static function findings( array $report, bool $effects = true ): void {
		/* translators: %d: number of widgets */
		$count = sprintf( _n( '%d widget can be converted.', '%d widgets can be converted.', $report['moved'], 'frontage-site' ), $report['moved'] );
		printf( '<p style="font-size:1.3em"><strong>%s</strong></p><p>%s</p>', esc_html( ConversionMessages::summary( $report ) ), esc_html( $count ) );
		if ( $effects && $report['effects'] ) {
			ImportEffects::print( $report['effects'] );
		}
		$entries = ConversionMessages::entries( $report );
		foreach ( [ true, false ] as $look ) {
			$texts = array_column( array_filter( $entries, static fn ( array $entry ): bool => $look === $entry['look'] ), 'text' );
			$items = '<li>' . implode( '</li><li>', array_map( esc_html( ... ), $texts ) ) . '</li>';
			if ( $texts && $look ) {
				echo '<ul class="ul-disc">' . wp_kses( $items, [ 'li' => [] ] ) . '</ul>';
			} elseif ( $texts ) {
				echo '<details><summary>' . esc_html__( 'Other findings', 'frontage-site' ) . '</summary><ul class="ul-disc">' . wp_kses( $items, [ 'li' => [] ] ) . '</ul></details>';
			}
		}
	}

	/** @param Report $report */
	private static function convert( int $id, array $report, ExistingContent $existing, string $label, string $stage = '' ): void {
		echo '<form method="post" action="' . esc_url( ElementorScreen::url( '' === $stage ? [] : [ 'stage' => $stage ] ) ) . '">';
		ElementorScreen::fields( '' === $stage ? 'convert' : 'bring', $id );
		if ( '' !== $stage ) {
			printf( '<input type="hidden" name="stage" value="%s">', esc_attr( $stage ) );
		}
		ExistingContentView::print( $existing );
		if ( $report['hosts'] && current_user_can( 'upload_files' ) ) {
			echo '<fieldset aria-labelledby="frontage-hosts"><h2 id="frontage-hosts">' . esc_html__( 'Images on other sites', 'frontage-site' ) . '</h2><p>' . esc_html__( 'Select the sites to copy images from, if you have the right to use them. Other images load from their original location.', 'frontage-site' ) . '</p>';
			foreach ( $report['hosts'] as $host => $count ) {
				/* translators: 1: name of a site, 2: number of pictures */
				printf( '<p><label><input type="checkbox" name="hosts[]" value="%s"> %s</label></p>', esc_attr( $host ), esc_html( sprintf( _n( '%1$s (%2$d file)', '%1$s (%2$d files)', $count, 'frontage-site' ), $host, $count ) ) );
			}
			echo '</fieldset>';
		}
		printf( '<p><button type="submit" class="button button-primary">%s</button></p></form>', esc_html( $label ) );
	}

	private static function print_back_link(): void {
		printf( '<p><a href="%s">%s</a></p>', esc_url( ElementorScreen::url() ), esc_html__( 'All pages', 'frontage-site' ) );
	}
}
