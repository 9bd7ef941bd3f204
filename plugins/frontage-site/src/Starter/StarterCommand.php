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
	 * : consulting, agency, product, shop or practice.
	 *
	 * @param list<string> $arguments
	 */
	public function list( array $arguments ): void {
		$record = CreatedItems::read();
		foreach ( self::is_look( $arguments[0] ?? '' ) ? StarterPlan::items( $arguments[0] ) : [] as $item ) {
			$why = StarterPlan::blocked_reason( $item );
			WP_CLI::line( sprintf( '%-14s %s: %s%s', $item->key, $item->group, $item->title, StarterPlan::is_made( $item, $record ) ? ' ✓' : ( '' === $why ? '' : " ($why)" ) ) );
		}
	}

	/**
	 * Creates the items that do not exist yet.
	 *
	 * ## OPTIONS
	 *
	 * <look>
	 * : consulting, agency, product, shop or practice.
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
	 * @param list<string>         $arguments
	 * @param array<string, mixed> $options
	 */
	public function make( array $arguments, array $options ): void {
		$look = $arguments[0] ?? '';
		if ( ! self::is_look( $look ) || ! self::check_permission() ) {
			return;
		}
		$begun = CreatedItems::read();
		foreach ( '' === $begun['look'] ? StarterPlan::effects( $look )->lines( ImportEffectLabels::all() ) : [] as $line ) {
			WP_CLI::line( "{$line['label']}: " . implode( ', ', $line['values'] ) );
		}
		$choices = '' === $begun['look'] ? array_keys( array_filter( [ 'front' => ! empty( $options['front'] ), 'look' => ! empty( $options['replace-styles'] ) ] ) ) : $begun['choices'];
		$items   = StarterPlan::items( $look );
		$found   = empty( $options['use-existing'] ) ? [] : FoundItems::all( $items );
		$use     = array_values( array_filter( array_keys( $found ), static fn ( string $key ): bool => FoundItems::is_recommended( $key, $found[ $key ] ) ) );
		foreach ( $items as $key => $item ) {
			$is_requested = '' === StarterPlan::blocked_reason( $item ) && ( '' === $item->choice || in_array( $item->choice, $choices, true ) );
			$failed       = $is_requested ? ItemCreator::make( $look, $key, $choices, $use ) : null;
			if ( $failed ) {
				WP_CLI::error( $failed->get_error_message() );
				return;
			}
			if ( $is_requested ) {
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
	 * @param list<string>         $arguments
	 * @param array<string, mixed> $named
	 */
	public function undo( array $arguments = [], array $named = [] ): void {
		if ( ! self::check_permission() ) {
			return;
		}
		self::print_effects();
		WP_CLI::confirm( __( 'Undo the starter site?', 'frontage-site' ), $named );
		do {
			$failed = StarterUndo::undo_next();
			if ( $failed ) {
				WP_CLI::error( $failed->get_error_message() );
				return;
			}
			$record = CreatedItems::read();
		} while ( $record['made'] );
		StarterUndo::finish();
		foreach ( $record['kept'] as $item ) {
			/* translators: %s: the title of a page, a form, a slider. */
			WP_CLI::line( sprintf( __( 'Kept because it was edited: %s', 'frontage-site' ), $item['title'] ) );
		}
		WP_CLI::success( __( 'Undo complete.', 'frontage-site' ) );
	}

	/** Says what undo removes and keeps, before it asks. */
	private static function print_effects(): void {
		$effects = StarterUndo::preview();
		$lines   = [
			__( 'Removed', 'frontage-site' )  => $effects['remove'],
			__( 'Restored', 'frontage-site' ) => $effects['restore'],
			__( 'Kept', 'frontage-site' )     => array_column( [ ...array_values( $effects['edited'] ), ...$effects['shown'] ], 'title' ),
		];
		foreach ( array_filter( $lines ) as $label => $titles ) {
			WP_CLI::line( "$label: " . implode( ', ', $titles ) );
		}
	}

	private static function is_look( string $look ): bool {
		$is_known = in_array( $look, StyleVariations::names(), true );
		if ( ! $is_known ) {
			WP_CLI::error( implode( ', ', StyleVariations::names() ) );
		}
		return $is_known;
	}

	private static function check_permission(): bool {
		$may = StarterController::is_allowed();
		if ( ! $may ) {
			WP_CLI::error( __( 'Specify an administrator with --user.', 'frontage-site' ) );
		}
		return $may;
	}
}
