<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

use Frontage\Site\Support\ImportEffectLabels;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** WP-CLI commands for starter sites: `wp frontage starter`. They need `--user`, who becomes the author. */
final class StarterCommand {

	/** On `cli_init`. */
	public static function register(): void {
		if ( class_exists( WP_CLI::class ) ) {
			WP_CLI::add_command( 'frontage starter', self::class );
		}
	}

	/**
	 * Lists what would be created, what exists and what is left out.
	 *
	 * ## OPTIONS
	 *
	 * <look>
	 * : consulting, agency, product or shop.
	 *
	 * @param list<string> $given
	 */
	public function list( array $given ): void {
		$record = CreatedItems::read();
		foreach ( self::is_look( $given[0] ?? '' ) ? StarterPlan::items( $given[0] ) : [] as $item ) {
			$why = StarterPlan::why( $item );
			WP_CLI::line( sprintf( '%-14s %s: %s%s', $item->key, $item->group, $item->title, StarterPlan::is_made( $item, $record ) ? ' ✓' : ( '' === $why ? '' : " ($why)" ) ) );
		}
	}

	/**
	 * Creates the items that do not exist yet.
	 *
	 * ## OPTIONS
	 *
	 * <look>
	 * : consulting, agency, product or shop.
	 *
	 * [--front]
	 * : Makes the new home page the front page.
	 *
	 * [--replace-styles]
	 * : Replaces the site's custom styles by the look.
	 *
	 * [--use-existing]
	 * : Uses pages and forms of the site that were found, where the screen recommends it, instead of creating new ones.
	 *
	 * @param list<string>         $given
	 * @param array<string, mixed> $named
	 */
	public function make( array $given, array $named ): void {
		$look = $given[0] ?? '';
		if ( ! self::is_look( $look ) || ! self::may() ) {
			return;
		}
		$begun = CreatedItems::read();
		foreach ( '' === $begun['look'] ? StarterPlan::effects( $look )->lines( ImportEffectLabels::all() ) : [] as $line ) {
			WP_CLI::line( "{$line['label']}: " . implode( ', ', $line['values'] ) );
		}
		$choices = '' === $begun['look'] ? array_keys( array_filter( [ 'front' => ! empty( $named['front'] ), 'look' => ! empty( $named['replace-styles'] ) ] ) ) : $begun['choices'];
		$items = StarterPlan::items( $look );
		$found = empty( $named['use-existing'] ) ? [] : FoundItems::all( $items );
		$use   = array_values( array_filter( array_keys( $found ), static fn ( string $key ): bool => FoundItems::is_recommended( $key, $found[ $key ] ) ) );
		foreach ( $items as $key => $item ) {
			$wanted = '' === StarterPlan::why( $item ) && ( '' === $item->choice || in_array( $item->choice, $choices, true ) );
			$failed = $wanted ? ItemCreator::make( $look, $key, $choices, $use ) : null;
			if ( $failed ) {
				WP_CLI::error( $failed->get_error_message() );
				return;
			}
			if ( $wanted ) {
				WP_CLI::line( "$item->group: $item->title" );
			}
		}
		WP_CLI::success( home_url( '/' ) );
	}

	/**
	 * Undoes the created items that were not changed since.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * @param list<string>         $given
	 * @param array<string, mixed> $named
	 */
	public function undo( array $given = [], array $named = [] ): void {
		if ( ! self::may() ) {
			return;
		}
		self::name_effects();
		WP_CLI::confirm( __( 'Undo the starter site?', 'frontage-site' ), $named );
		do {
			$failed = StarterUndo::next();
			if ( $failed ) {
				WP_CLI::error( $failed->get_error_message() );
				return;
			}
			$record = CreatedItems::read();
		} while ( $record['made'] );
		StarterUndo::finish();
		foreach ( $record['kept'] as $kept ) {
			/* translators: %s: the title of a page, a form, a slider. */
			WP_CLI::line( sprintf( __( 'Kept because it was edited: %s', 'frontage-site' ), $kept['title'] ) );
		}
		WP_CLI::success( __( 'Undo complete.', 'frontage-site' ) );
	}

	/** Says what undo removes and keeps, before it asks. */
	private static function name_effects(): void {
		[ 'remove' => $remove, 'restore' => $restore, 'edited' => $edited, 'shown' => $shown ] = StarterUndo::preview();
		$lines = [
			__( 'Removed', 'frontage-site' )  => $remove,
			__( 'Restored', 'frontage-site' ) => $restore,
			__( 'Kept', 'frontage-site' )     => array_column( [ ...array_values( $edited ), ...$shown ], 'title' ),
		];
		foreach ( array_filter( $lines ) as $label => $titles ) {
			WP_CLI::line( "$label: " . implode( ', ', $titles ) );
		}
	}

	private static function is_look( string $look ): bool {
		$known = in_array( $look, StyleVariations::NAMES, true );
		if ( ! $known ) {
			WP_CLI::error( implode( ', ', StyleVariations::NAMES ) );
		}
		return $known;
	}

	private static function may(): bool {
		$may = StarterController::allowed();
		if ( ! $may ) {
			WP_CLI::error( __( 'Specify an administrator with --user.', 'frontage-site' ) );
		}
		return $may;
	}
}
