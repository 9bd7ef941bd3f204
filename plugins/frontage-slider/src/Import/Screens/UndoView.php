<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Screens;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Slider\Import\ImportUndo;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** The question before an import is undone. With script it is a dialog, without it a part of the page. */
final class UndoView {

	/** Id of the dialog, which the script uses. */
	private const QUESTION = 'frontage-undo-import';

	/** @param list<int> $ids */
	public static function print( array $ids ): void {
		$undo = new ImportUndo( $ids );
		if ( ! $undo->is_possible() ) {
			return;
		}
		$url = ImportStepUrls::report_url( $ids );
		printf( '<p><a class="button" href="%s" data-undo-import>%s</a></p>', esc_url( add_query_arg( 'undo', '1', $url ) . '#' . self::QUESTION ), esc_html__( 'Undo import', 'frontage-slider' ) );
		printf( '<dialog class="frontage-asks" id="%1$s" aria-labelledby="%1$s-name" closedby="any"%2$s><form method="post" action="%3$s">', esc_attr( self::QUESTION ), '' === AdminRequest::query_arg( 'undo' ) ? '' : ' open', esc_url( $url ) );
		ImportStepUrls::fields( 'undo' );
		printf( '<input type="hidden" name="report" value="%s"><h2 id="%s-name">%s</h2>', esc_attr( implode( ',', $ids ) ), esc_attr( self::QUESTION ), esc_html__( 'Undo this import?', 'frontage-slider' ) );
		foreach ( self::texts( $undo ) as $text ) {
			echo '<p>' . esc_html( $text ) . '</p>';
		}
		printf( '<p class="frontage-asks__answers"><a class="button" href="%s" data-cancel autofocus>%s</a> <button type="submit" class="button button-primary">%s</button></p></form></dialog>', esc_url( $url ), esc_html__( 'Cancel', 'frontage-slider' ), esc_html__( 'Undo import', 'frontage-slider' ) );
	}

	/** After an undo, on the first step of an import. */
	public static function print_result(): void {
		if ( '' !== AdminRequest::query_arg( 'undone' ) ) {
			printf( '<div class="notice notice-success" role="status"><p>%s <a href="%s">%s</a></p></div>', esc_html__( 'Import undone.', 'frontage-slider' ), esc_url( admin_url( 'edit.php?post_status=trash&post_type=' . SliderRepository::POST_TYPE ) ), esc_html__( 'View trash', 'frontage-slider' ) );
		}
	}

	/** @return list<string> */
	private static function texts( ImportUndo $undo ): array {
		$count = static fn ( int $number, string $text ): string => $number ? sprintf( $text, number_format_i18n( $number ) ) : '';
		$names = static fn ( array $names, string $text ): string => $names ? sprintf( $text, wp_sprintf_l( '%l', $names ) ) : '';
		$new   = count( $undo->created );
		$old   = count( $undo->replaced );
		$files = count( $undo->files );
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
					$count( $undo->used_files, _n( '%s uploaded file is used elsewhere and stays.', '%s uploaded files are used elsewhere and stay.', $undo->used_files, 'frontage-slider' ) ),
					/* translators: %s: names of sliders */
					$names( $undo->edited, __( 'Edited since the import: %s.', 'frontage-slider' ) ),
					/* translators: %s: titles of pages */
					$names( $undo->pages(), __( 'Visitors will see nothing in these places until you restore the sliders: %s.', 'frontage-slider' ) ),
				],
				static fn ( string $text ): bool => '' !== $text
			)
		);
	}
}
