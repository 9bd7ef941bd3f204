<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Kit\Http\TimeLimit;
use Frontage\Slider\Import\ImportUndo;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** The question before an import is undone, on a page of its own address. With script it is a dialog, without it a part of the page. */
final class UndoView {

	/** Id of the dialog, which the script uses. */
	private const QUESTION = 'frontage-undo-import';

	/**
	 * Prints the link to the question, or the question if it is asked for.
	 *
	 * @param list<int> $ids
	 */
	public static function print( array $ids ): void {
		$undo = new ImportUndo( $ids );
		if ( ! $undo->is_possible() ) {
			return;
		}
		$url = ImportStepUrls::report_url( $ids );
		printf( '<p><a class="button" href="%s" data-undo-import>%s</a></p>', esc_url( add_query_arg( 'undo', '1', $url ) . '#' . self::QUESTION ), esc_html__( 'Undo import', 'frontage-slider' ) );
		if ( '' === AdminRequest::query_arg( 'undo' ) ) {
			return; // Each file is looked for in all posts, so not on each view of a report.
		}
		TimeLimit::set( 300 ); // Once, while an owner looks at an import of many files.
		printf( '<dialog class="frontage-asks" id="%1$s" aria-labelledby="%1$s-name" closedby="any" open><form method="post" action="%2$s">', esc_attr( self::QUESTION ), esc_url( $url ) );
		ImportStepUrls::fields( 'undo' );
		printf( '<input type="hidden" name="report" value="%s"><h2 id="%s-name">%s</h2>', esc_attr( implode( ',', $ids ) ), esc_attr( self::QUESTION ), esc_html__( 'Undo this import?', 'frontage-slider' ) );
		foreach ( self::texts( $undo ) as $text ) {
			echo '<p>' . esc_html( $text ) . '</p>';
		}
		printf( '<p class="frontage-asks__answers"><a class="button" href="%s" data-cancel autofocus>%s</a> <button type="submit" class="button button-primary">%s</button></p></form></dialog>', esc_url( $url ), esc_html__( 'Cancel', 'frontage-slider' ), esc_html__( 'Undo import', 'frontage-slider' ) );
	}

	/** After an undo, on the first step of an import. */
	public static function print_result(): void {
		if ( '' === AdminRequest::query_arg( 'undone' ) ) {
			return;
		}
		$staying = (int) AdminRequest::query_arg( 'staying' );
		$text    = $staying ? __( 'Import partly undone.', 'frontage-slider' ) . ' ' . self::staying_text( $staying ) : __( 'Import undone.', 'frontage-slider' );
		printf( '<div class="notice notice-%s" role="status"><p>%s <a href="%s">%s</a></p></div>', esc_attr( $staying ? 'warning' : 'success' ), esc_html( $text ), esc_url( admin_url( 'edit.php?post_status=trash&post_type=' . SliderRepository::POST_TYPE ) ), esc_html__( 'View trash', 'frontage-slider' ) );
	}

	/** How many imported sliders an undo does not change. */
	public static function staying_text( int $count ): string {
		/* translators: %s: number of sliders */
		return sprintf( _n( '%s slider stays unchanged.', '%s sliders stay unchanged.', $count, 'frontage-slider' ), number_format_i18n( $count ) );
	}

	/** @return list<string> */
	private static function texts( ImportUndo $undo ): array {
		$count = static fn ( int $number, string $text ): string => $number ? sprintf( $text, number_format_i18n( $number ) ) : '';
		$names = static fn ( array $names, string $text ): string => $names ? sprintf( $text, wp_sprintf_l( '%l', $names ) ) : '';
		$new   = count( $undo->created );
		$old   = count( $undo->replaced );
		$files = count( $undo->files() );
		$used  = $undo->used_file_count();
		return array_values(
			array_filter(
				[
					/* translators: %s: number of sliders */
					$count( $new, _n( '%s slider moves to the trash.', '%s sliders move to the trash.', $new, 'frontage-slider' ) ),
					/* translators: %s: number of sliders */
					$count( $old, _n( '%s replaced slider gets its previous content back.', '%s replaced sliders get their previous content back.', $old, 'frontage-slider' ) ),
					/* translators: %s: number of files */
					$count( $files, _n( '%s uploaded file moves to the trash and is restored with its slider.', '%s uploaded files move to the trash and are restored with their sliders.', $files, 'frontage-slider' ) ),
					/* translators: %s: number of files */
					$count( $used, _n( '%s uploaded file is used elsewhere and stays.', '%s uploaded files are used elsewhere and stay.', $used, 'frontage-slider' ) ),
					$undo->excluded ? self::staying_text( $undo->excluded ) : '',
					/* translators: %s: names of sliders */
					$names( $undo->edited, __( 'Edited or restored since the import: %s.', 'frontage-slider' ) ),
					/* translators: %s: titles of pages */
					$names( $undo->pages(), __( 'Visitors will see nothing in these places until you restore the sliders: %s.', 'frontage-slider' ) ),
				],
				static fn ( string $text ): bool => '' !== $text
			)
		);
	}
}
