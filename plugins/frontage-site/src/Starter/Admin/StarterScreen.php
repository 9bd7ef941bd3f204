<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Admin;

use Frontage\Kit\Admin\AdminRequest;
use Frontage\Kit\Admin\StepForm;
use Frontage\Kit\SettingsForm\ScreenHeader;
use Frontage\Site\PluginFiles;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\ItemCreator;
use Frontage\Site\Starter\StarterController;
use Frontage\Site\Starter\StarterPlan;
use Frontage\Site\Starter\StarterUndo;
use Frontage\Site\Starter\StyleVariations;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Appearance → Starter site: a complete site to start with. Plain forms, so that it works without script; with script
 * (`admin/starter`) each item is created in a request of its own.
 */
final class StarterScreen {

	/** The screen's slug. */
	public const PAGE = StepFields::PAGE;

	private const SCRIPT = 'frontage-site-starter';

	/** @param array<string, int|string> $query */
	public static function url( array $query = [] ): string {
		return StepFields::url( $query );
	}

	/** On `admin_menu`. */
	public static function add(): void {
		$hook = StarterController::is_allowed() ? add_theme_page( __( 'Starter site', 'frontage-site' ), __( 'Starter site', 'frontage-site' ), 'manage_options', self::PAGE, [ self::class, 'render' ] ) : false;
		if ( $hook ) {
			add_action( "admin_print_scripts-$hook", [ self::class, 'enqueue' ], 0 );
			add_action( "load-$hook", [ self::class, 'handle' ] );
			add_action( "admin_head-$hook", [ ScreenHeader::class, 'print_style' ] );
		}
	}

	/** Runs before any output: handles the posted form, and redirects. */
	public static function handle(): void {
		StepForm::finish( self::act() );
	}

	/** @return string|WP_Error|null The URL to redirect to; an error; null if nothing was posted. */
	public static function act(): string|WP_Error|null {
		$step = StepForm::posted_step( StepFields::STEP );
		if ( '' === $step || ! StarterController::is_allowed() ) {
			return null;
		}
		$look = CreatedItems::read()['look'];
		return match ( $step ) {
			'make'  => self::make( AdminRequest::text( 'look' ), AdminRequest::list( 'choices' ) ) ?? self::url( [ 'result' => 'made' ] ),
			'undo'  => StarterUndo::all( AdminRequest::list( 'remove' ) ) ?? self::url( [ 'result' => 'undone', 'look' => $look ] ),
			default => null,
		};
	}

	/** @param list<string> $choices */
	private static function make( string $look, array $choices ): ?WP_Error {
		$record  = CreatedItems::read();
		$look    = '' === $record['look'] ? self::look( $look ) : $record['look'];
		$choices = '' === $record['look'] ? array_values( array_intersect( [ 'front', 'look' ], $choices ) ) : $record['choices'];
		$items   = StarterPlan::items( $look );
		$use     = array_values( array_filter( array_keys( $items ), static fn ( string $key ): bool => 'use' === AdminRequest::text( StepFields::FOUND . $key ) ) );
		foreach ( $items as $key => $item ) {
			$is_wanted = '' === StarterPlan::blocked_reason( $item ) && ( '' === $item->choice || in_array( $item->choice, $choices, true ) );
			$failed    = $is_wanted ? ItemCreator::make( $look, $key, $choices, $use ) : null;
			if ( $failed ) {
				return $failed;
			}
		}
		return null;
	}

	public static function render(): void {
		$record = CreatedItems::read();
		$answer = StarterPlan::answer( self::look( '' === $record['look'] ? AdminRequest::query_arg( 'look' ) : $record['look'] ) );
		printf( '<div class="wrap frontage-starter" id="frontage-site-starter" data-url="%s">', esc_url( self::url() ) );
		ScreenHeader::print( __( 'Starter site', 'frontage-site' ) );
		printf(
			'<p>%s</p><div data-starter-content>',
			esc_html__( 'Start with pages, a menu, a form, and images in one of eight looks. Review everything before it is created. Your existing content is not changed, and you can undo it all.', 'frontage-site' )
		);
		StepForm::print_error( StepForm::error_message() );
		if ( 'undone' === AdminRequest::query_arg( 'result' ) && '' === $record['look'] ) {
			UndoView::print_result( StarterUndo::last_kept() );
		}
		match ( true ) {
			$record['undoing']       => UndoView::print_unfinished(),
			'' === $record['look']   => PlanView::print( $answer ),
			default                  => CreatedView::print( $answer ),
		};
		echo '</div></div>';
	}

	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/starter.asset.php' );
		if ( ! is_file( $file ) ) {
			return; // Not built, as in a fresh checkout.
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/starter.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-site', PluginFiles::file( 'languages' ) );
		wp_enqueue_style( self::SCRIPT, PluginFiles::url( 'build/admin/starter.css' ), [], $asset['version'] );
		wp_style_add_data( self::SCRIPT, 'rtl', 'replace' );
	}

	/** A known look; the first one for anything else. */
	private static function look( string $look ): string {
		return in_array( $look, StyleVariations::names(), true ) ? $look : StyleVariations::names()[0];
	}
}
