<?php

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\Migration\ImportEffects;
use Frontage\Slider\Import\MediaImporter;
use Frontage\Slider\Import\PendingImport;
use Frontage\Slider\Import\SliderCreator;

defined( 'ABSPATH' ) || exit;

/** Second step: the sliders to import, and what happens to their images. Nothing is stored yet. */
final class ReviewStepView {

	public static function show( PendingImport $stage, string $problem ): void {
		$heads   = $stage->source->heads();
		$aliases = SliderCreator::aliases( $heads );
		// All sliders are read, since the list of effects must be complete: as many as ImportScreen::take() imports.
		wp_raise_memory_limit( 'admin' );
		set_time_limit( 300 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- Once, while an owner looks at a file of many sliders.
		$look    = new SliderCreator( new MediaImporter( MediaImporter::COPY ), 'draft', true );
		$read    = $look->from( $stage->source );
		$reports = is_wp_error( $read ) ? $read->get_error_message() : array_column( $read, 'report' );
		echo '<h1>' . esc_html__( 'Before you import', 'frontage-slider' ) . '</h1>';
		StepForm::print_error( $problem );
		StepForm::print_error( is_string( $reports ) ? $reports : '' );
		$reports = is_array( $reports ) ? $reports : [];
		/* translators: 1: number of sliders, 2: name of a file */
		echo '<p class="frontage-lead">' . esc_html( sprintf( _n( '%1$d slider from %2$s. Nothing is stored yet.', '%1$d sliders from %2$s. Nothing is stored yet.', count( $heads ), 'frontage-slider' ), count( $heads ), $stage->source->name() ) ) . '</p>';
		printf( '<form method="post" action="%s" class="frontage-plan" data-source="%s">', esc_url( ImportStepUrls::url( [ 'source' => $stage->token ] ) ), esc_attr( $stage->token ) );
		ImportStepUrls::fields( 'take' );
		printf( '<input type="hidden" name="source" value="%s">', esc_attr( $stage->token ) );
		if ( $reports ) {
			ImportEffects::print( $look->effects() );
		}
		self::table( $heads, $aliases, $reports );
		self::pictures( $reports );
		self::fonts( $reports );
		self::status( $stage );
		/* translators: %d: number of sliders */
		$all   = sprintf( _n( 'Move in the %d slider', 'Move in all %d sliders', count( $heads ), 'frontage-slider' ), count( $heads ) );
		$label = 1 === count( $heads ) ? __( 'Move in this slider', 'frontage-slider' ) : $all; // Not the singular form, since in some languages it also applies to 21.
		echo '<p class="frontage-go"><button type="submit" class="button button-primary button-hero">' . esc_html( $label ) . '</button> <a class="button button-hero" href="' . esc_url( ImportStepUrls::url() ) . '">' . esc_html__( 'Choose something else', 'frontage-slider' ) . '</a></p>';
		echo '<div class="frontage-progress" hidden><progress max="1" value="0" aria-labelledby="frontage-progress-text"></progress><p id="frontage-progress-text" role="status"></p></div></form>';
	}

	/**
	 * @param list<array{ title: string, alias: string, slides: int, layers: int|null }> $heads
	 * @param list<array{ old: string, new: string }>                                    $aliases
	 * @param list<array<string, mixed>>                                                 $reports
	 */
	private static function table( array $heads, array $aliases, array $reports ): void {
		echo '<table class="widefat striped frontage-heads"><thead><tr><td class="check-column"><span class="screen-reader-text">' . esc_html__( 'Move in', 'frontage-slider' ) . '</span></td><th scope="col">' . esc_html__( 'Slider', 'frontage-slider' ) . '</th><th scope="col">' . esc_html__( 'Slides', 'frontage-slider' ) . '</th><th scope="col">' . esc_html__( 'To know', 'frontage-slider' ) . '</th></tr></thead><tbody>';
		foreach ( $heads as $n => $head ) {
			$title = '' !== $head['title'] ? $head['title'] : ( '' !== $head['alias'] ? $head['alias'] : $aliases[ $n ]['new'] );
			printf(
				'<tr><th scope="row" class="check-column"><input type="checkbox" name="sliders[]" value="%1$d" id="frontage-slider-%1$d" checked></th><td><label for="frontage-slider-%1$d"><strong>%2$s</strong></label><br><code>%3$s</code></td><td>%4$s</td><td>%5$s</td></tr>',
				(int) $n,
				esc_html( $title ),
				esc_html( $aliases[ $n ]['new'] ),
				esc_html( number_format_i18n( $head['slides'] ) ),
				wp_kses( implode( '<br>', array_map( esc_html( ... ), self::known( $aliases[ $n ], $reports[ $n ] ?? null ) ) ), [ 'br' => [] ] )
			);
		}
		echo '</tbody></table>';
	}

	/**
	 * @param array{ old: string, new: string } $alias
	 * @param array<string, mixed>|null         $report
	 * @return list<string>
	 */
	private static function known( array $alias, ?array $report ): array {
		$known = [];
		if ( '' !== $alias['old'] && $alias['old'] !== $alias['new'] ) {
			/* translators: 1: old name, 2: new name */
			$known[] = sprintf( __( 'There is a slider “%1$s” already; this one becomes “%2$s”.', 'frontage-slider' ), $alias['old'], $alias['new'] );
		}
		foreach ( is_array( $report['addons'] ?? null ) ? array_filter( $report['addons'], is_string( ... ) ) : [] as $addon ) {
			/* translators: %s: name of an add-on */
			$known[] = sprintf( __( 'Uses the add-on “%s”, which has no counterpart.', 'frontage-slider' ), FindingLabels::addon( $addon ) );
		}
		$look = null === $report ? 0 : count( GroupedFindings::of_weight( GroupedFindings::entries( $report ), GroupedFindings::LOOK ) );
		if ( $look > 0 ) {
			/* translators: %d: number of things */
			$known[] = sprintf( _n( '%d thing to look at afterwards.', '%d things to look at afterwards.', $look, 'frontage-slider' ), $look );
		}
		return $known;
	}

	/** @param list<array<string, mixed>> $reports */
	private static function pictures( array $reports ): void {
		echo '<fieldset class="frontage-card"><legend><h2>' . esc_html__( 'Pictures and films', 'frontage-slider' ) . '</h2></legend>';
		if ( ! current_user_can( 'upload_files' ) ) {
			echo '<p>' . esc_html__( 'You may not add files to the media library, so pictures stay away until somebody fetches them from the report.', 'frontage-slider' ) . '</p><input type="hidden" name="media" value="leave"></fieldset>';
			return;
		}
		$hosts = [];
		$own   = [];
		foreach ( $reports as $report ) {
			$own[] = self::bare( MediaImporter::host( is_string( $report['base'] ?? null ) ? $report['base'] : '' ) );
			foreach ( GroupedFindings::hosts( $report ) as $host => $pictures ) {
				$hosts[ $host ] = [ ...$hosts[ $host ] ?? [], ...array_column( $pictures, 'url' ) ];
			}
		}
		echo '<p>' . esc_html__( 'What is in the file or on this site goes into your media library, each picture once.', 'frontage-slider' ) . '</p>';
		if ( $hosts ) {
			echo '<p>' . esc_html__( 'Some are on other sites. Select those that you want to copy from, if you may use their pictures. The site that the page itself came from is selected. Without it their places stay empty, and you can still fetch them later.', 'frontage-slider' ) . '</p><ul>';
			foreach ( $hosts as $host => $urls ) {
				$count = count( array_unique( $urls ) );
				/* translators: 1: name of a site, 2: number of pictures */
				printf( '<li><label><input type="checkbox" name="hosts[]" value="%s"%s> %s</label></li>', esc_attr( $host ), checked( in_array( self::bare( $host ), $own, true ), true, false ), esc_html( sprintf( _n( '%1$s (%2$d file)', '%1$s (%2$d files)', $count, 'frontage-slider' ), $host, $count ) ) );
			}
			echo '</ul>';
		}
		echo '<details><summary>' . esc_html__( 'Do it differently', 'frontage-slider' ) . '</summary>';
		foreach ( [
			MediaImporter::COPY  => __( 'Copy into the media library', 'frontage-slider' ),
			MediaImporter::LEAVE => __( 'Copy nothing: places of pictures stay empty', 'frontage-slider' ),
			MediaImporter::LINK  => __( 'Show pictures from the other sites; their owners then learn who looks', 'frontage-slider' ),
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
		echo esc_html__( 'The page got these fonts from another site. Install them first, and lines break where they did. Without them your theme’s font stands in. Installing copies the files from Google once; visitors get them from you.', 'frontage-slider' );
		FontsView::library();
		echo '</p>';
		FontsView::show( $fonts );
		echo '</fieldset>';
	}

	/** `www.` before a name means the same site. */
	private static function bare( string $host ): string {
		return (string) preg_replace( '/^www\./', '', $host );
	}

	private static function status( PendingImport $stage ): void {
		if ( ! current_user_can( 'publish_pages' ) ) {
			return;
		}
		$publish = PendingImport::DATABASE === $stage->kind;
		echo '<fieldset class="frontage-card"><legend><h2>' . esc_html__( 'Afterwards', 'frontage-slider' ) . '</h2></legend>';
		printf( '<p><label><input type="radio" name="status" value="draft"%s> %s</label></p>', checked( $publish, false, false ), esc_html__( 'Drafts: I look at them before visitors do', 'frontage-slider' ) );
		printf( '<p><label><input type="radio" name="status" value="publish"%s> %s</label></p></fieldset>', checked( $publish, true, false ), esc_html__( 'Published: pages that name them show them as soon as Slider Revolution is switched off', 'frontage-slider' ) );
	}
}
