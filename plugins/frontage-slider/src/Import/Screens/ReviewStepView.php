<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\MoveScreen;
use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\Http\TimeLimit;
use Frontage\Kit\Migration\ExistingItem;
use Frontage\Kit\Migration\ImportEffects;
use Frontage\Slider\Import\DatabaseSource;
use Frontage\Slider\Import\ExistingSliders;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\PendingImport;
use Frontage\Slider\Import\SliderCreator;

defined( 'ABSPATH' ) || exit;

/**
 * Second step: the sliders to import, and what happens to their images. Nothing is stored yet.
 *
 * @phpstan-import-type Choice from ExistingItem
 */
final class ReviewStepView {

	public static function show( PendingImport $stage, string $problem ): void {
		$heads   = $stage->source->heads();
		$aliases = SliderCreator::aliases( $heads );
		// All sliders are read, since the list of effects must be complete: as many as ImportScreen::import_selected() imports.
		wp_raise_memory_limit( 'admin' );
		TimeLimit::set( 300 ); // Once, while an owner looks at a file of many sliders.
		$look    = new SliderCreator( new MediaImporter( MediaImporter::COPY ), 'draft', true );
		$read    = $look->create( $stage->source );
		$reports = is_wp_error( $read ) ? $read->get_error_message() : array_column( $read, 'report' );
		MoveScreen::print_header( ImportStepUrls::url(), __( 'Review import', 'frontage-slider' ) );
		StepForm::print_error( $problem );
		StepForm::print_error( is_string( $reports ) ? $reports : '' );
		$reports = is_array( $reports ) ? $reports : [];
		/* translators: 1: number of sliders, 2: name of a file */
		echo '<p class="frontage-lead">' . esc_html( sprintf( _n( '%1$d slider from %2$s. Nothing has been imported yet.', '%1$d sliders from %2$s. Nothing has been imported yet.', count( $heads ), 'frontage-slider' ), count( $heads ), $stage->source->name() ) ) . '</p>';
		printf( '<form method="post" action="%s" class="frontage-plan" data-source="%s">', esc_url( ImportStepUrls::url( [ 'source' => $stage->token ] ) ), esc_attr( $stage->token ) );
		ImportStepUrls::fields( 'take' );
		printf( '<input type="hidden" name="source" value="%s">', esc_attr( $stage->token ) );
		if ( $reports ) {
			ImportEffects::print( $look->effects() );
		}
		$existing = new ExistingSliders( $heads );
		self::print_existing( $existing, count( $heads ) );
		self::table( $heads, $aliases, $reports, $existing );
		self::pictures( $reports );
		self::fonts( $reports );
		self::status( $stage );
		/* translators: %d: number of sliders */
		$all   = sprintf( _n( 'Import %d slider', 'Import all %d sliders', count( $heads ), 'frontage-slider' ), count( $heads ) );
		$label = 1 === count( $heads ) ? __( 'Import slider', 'frontage-slider' ) : $all; // Not the singular form, since in some languages it also applies to 21.
		echo '<p class="frontage-go"><button type="submit" class="button button-primary button-hero">' . esc_html( $label ) . '</button> <a class="button button-hero" href="' . esc_url( ImportStepUrls::url() ) . '">' . esc_html__( 'Choose another source', 'frontage-slider' ) . '</a></p>';
		echo '<div class="frontage-progress" hidden><progress max="1" value="0" aria-labelledby="frontage-progress-text"></progress><p id="frontage-progress-text" role="status"></p></div></form>';
	}

	/**
	 * @param list<array{ title: string, alias: string, slides: int, layers: int|null }> $heads
	 * @param list<array{ old: string, new: string }>                                    $aliases
	 * @param list<array<string, mixed>>                                                 $reports
	 */
	private static function table( array $heads, array $aliases, array $reports, ExistingSliders $existing ): void {
		echo '<table class="widefat striped frontage-heads"><thead><tr><td class="check-column"><span class="screen-reader-text">' . esc_html__( 'Import', 'frontage-slider' ) . '</span></td><th scope="col">' . esc_html__( 'Slider', 'frontage-slider' ) . '</th><th scope="col">' . esc_html__( 'Slides', 'frontage-slider' ) . '</th><th scope="col">' . esc_html__( 'Notes', 'frontage-slider' ) . '</th></tr></thead><tbody>';
		foreach ( $heads as $n => $head ) {
			$title = '' !== $head['title'] ? $head['title'] : ( '' !== $head['alias'] ? $head['alias'] : $aliases[ $n ]['new'] );
			printf(
				'<tr><th scope="row" class="check-column"><input type="checkbox" name="sliders[]" value="%1$d" id="frontage-slider-%1$d" checked></th><td><label for="frontage-slider-%1$d"><strong>%2$s</strong></label><br><code>%3$s</code></td><td>%4$s</td><td>',
				(int) $n,
				esc_html( $title ),
				esc_html( $existing->post( $n )->post_name ?? $aliases[ $n ]['new'] ),
				esc_html( number_format_i18n( $head['slides'] ) )
			);
			self::print_choice( $existing, $n, $title );
			echo wp_kses( implode( '<br>', array_map( esc_html( ... ), self::notes( $existing->post( $n ) ? null : $aliases[ $n ], $reports[ $n ] ?? null ) ) ), [ 'br' => [] ] ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/** What becomes of a slider that the site has already. */
	private static function print_choice( ExistingSliders $existing, int $n, string $title ): void {
		$post = $existing->post( $n );
		if ( ! $post ) {
			return;
		}
		$link = current_user_can( 'edit_post', $post->ID ) ? sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $post->ID, 'raw' ) ), esc_html( $post->post_title ) ) : esc_html( $post->post_title );
		/* translators: %s: name of a slider */
		echo '<p>' . wp_kses( sprintf( esc_html__( 'Already on this site: %s', 'frontage-slider' ), $link ), [ 'a' => [ 'href' => [] ] ] ) . '</p><p>';
		/* translators: %s: name of a slider */
		ExistingItem::print_select( (string) $n, sprintf( __( 'Existing slider “%s”', 'frontage-slider' ), $title ), $existing->choices( $n ) );
		echo '</p>';
	}

	/** What replacing means; where several are on the site, the script sets all choices at once. */
	private static function print_existing( ExistingSliders $existing, int $count ): void {
		$choices = array_values( array_filter( array_map( $existing->choices( ... ), range( 0, max( 0, $count - 1 ) ) ) ) );
		if ( $choices ) {
			echo '<p>' . esc_html__( 'Replaced sliders keep their alias and stay on their pages. The previous version is kept as a revision.', 'frontage-slider' ) . '</p>';
		}
		ExistingItem::print_select_for_all( __( 'All existing sliders', 'frontage-slider' ), $choices );
	}

	/**
	 * @param array{ old: string, new: string }|null $alias  Null where a choice says what becomes of it.
	 * @param array<string, mixed>|null              $report
	 * @return list<string>
	 */
	private static function notes( ?array $alias, ?array $report ): array {
		$notes = [];
		if ( $alias && '' !== $alias['old'] && $alias['old'] !== $alias['new'] ) {
			/* translators: 1: old name, 2: new name */
			$notes[] = sprintf( __( 'The alias “%1$s” is already in use. This slider will be called “%2$s”.', 'frontage-slider' ), $alias['old'], $alias['new'] );
		}
		foreach ( is_array( $report['addons'] ?? null ) ? array_filter( $report['addons'], is_string( ... ) ) : [] as $addon ) {
			/* translators: %s: name of an add-on */
			$notes[] = sprintf( __( 'Uses the add-on “%s”, which is not supported.', 'frontage-slider' ), FindingLabels::addon( $addon ) );
		}
		$look = null === $report ? 0 : count( GroupedFindings::filter_by_weight( GroupedFindings::entries( $report ), GroupedFindings::LOOK ) );
		if ( $look > 0 ) {
			/* translators: %d: number of things */
			$notes[] = sprintf( _n( '%d item to review after import.', '%d items to review after import.', $look, 'frontage-slider' ), $look );
		}
		return $notes;
	}

	/** @param list<array<string, mixed>> $reports */
	private static function pictures( array $reports ): void {
		echo '<fieldset class="frontage-card"><legend><h2>' . esc_html__( 'Images and videos', 'frontage-slider' ) . '</h2></legend>';
		if ( ! current_user_can( 'upload_files' ) ) {
			echo '<p>' . esc_html__( 'You are not allowed to upload files, so images will be missing. Someone with permission can copy them from the import report.', 'frontage-slider' ) . '</p><input type="hidden" name="media" value="leave"></fieldset>';
			return;
		}
		$hosts = [];
		$own   = [];
		foreach ( $reports as $report ) {
			$own[] = self::without_www( MediaImporter::host( is_string( $report['base'] ?? null ) ? $report['base'] : '' ) );
			foreach ( GroupedFindings::hosts( $report ) as $host => $pictures ) {
				$hosts[ $host ] = [ ...$hosts[ $host ] ?? [], ...array_column( $pictures, 'url' ) ];
			}
		}
		echo '<p>' . esc_html__( 'Images in the file or on this site are added to your Media Library without duplicates.', 'frontage-slider' ) . '</p>';
		if ( $hosts ) {
			echo '<p>' . esc_html__( 'Some images are on other sites. Select the sites to copy from, if you have the right to use their images. The site of the original page is already selected. Images you skip stay empty, and you can copy them later.', 'frontage-slider' ) . '</p><ul>';
			foreach ( $hosts as $host => $urls ) {
				$count = count( array_unique( $urls ) );
				/* translators: 1: name of a site, 2: number of pictures */
				printf( '<li><label><input type="checkbox" name="hosts[]" value="%s"%s> %s</label></li>', esc_attr( $host ), checked( in_array( self::without_www( $host ), $own, true ), true, false ), esc_html( sprintf( _n( '%1$s (%2$d file)', '%1$s (%2$d files)', $count, 'frontage-slider' ), $host, $count ) ) );
			}
			echo '</ul>';
		}
		echo '<details><summary>' . esc_html__( 'More options', 'frontage-slider' ) . '</summary>';
		foreach ( [
			MediaImporter::COPY  => __( 'Copy to Media Library', 'frontage-slider' ),
			MediaImporter::LEAVE => __( 'Do not copy (images stay empty)', 'frontage-slider' ),
			MediaImporter::LINK  => __( 'Load images from the other sites, which exposes visitors’ IP addresses to them', 'frontage-slider' ),
		] as $value => $label ) {
			printf( '<p><label><input type="radio" name="media" value="%s"%s> %s</label></p>', esc_attr( $value ), checked( MediaImporter::COPY, $value, false ), esc_html( $label ) );
		}
		echo '</details></fieldset>';
	}

	/** @param list<array<string, mixed>> $reports */
	private static function fonts( array $reports ): void {
		$fonts = GroupedFindings::fonts( $reports );
		if ( ! $fonts ) {
			return;
		}
		echo '<fieldset class="frontage-card"><legend><h2>' . esc_html__( 'Fonts', 'frontage-slider' ) . '</h2></legend><p>';
		echo esc_html__( 'This page loaded these fonts from another site. Install them first to keep the original line breaks. Otherwise, your theme’s font is used. Installing copies the files from Google once and serves them from your site.', 'frontage-slider' );
		FontsView::library();
		echo '</p>';
		FontsView::show( $fonts );
		echo '</fieldset>';
	}

	/** `www.` before a name means the same site. */
	private static function without_www( string $host ): string {
		return (string) preg_replace( '/^www\./', '', $host );
	}

	private static function status( PendingImport $stage ): void {
		if ( ! current_user_can( 'publish_pages' ) ) {
			return;
		}
		// Shortcodes of Slider Revolution show the imported sliders, those of other plugins do not.
		$publish = $stage->source instanceof DatabaseSource;
		$label   = $publish || PendingImport::DATABASE !== $stage->kind ? __( 'Published, shown as soon as Slider Revolution is deactivated', 'frontage-slider' ) : __( 'Published', 'frontage-slider' );
		echo '<fieldset class="frontage-card"><legend><h2>' . esc_html__( 'Status after import', 'frontage-slider' ) . '</h2></legend>';
		printf( '<p><label><input type="radio" name="status" value="draft"%s> %s</label></p>', checked( $publish, false, false ), esc_html__( 'Draft, to review before publishing', 'frontage-slider' ) );
		printf( '<p><label><input type="radio" name="status" value="publish"%s> %s</label></p></fieldset>', checked( $publish, true, false ), esc_html( $label ) );
	}
}
