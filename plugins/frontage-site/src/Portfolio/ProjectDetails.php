<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Site\PluginFiles;
use Frontage\Site\Request\PageQuery;
use Frontage\Site\StorageErrors;

defined( 'ABSPATH' ) || exit;

/**
 * Details of a project: client, date, and URL. In the block editor, a panel edits the post meta and shares its values with
 * bound blocks on the page. In the classic editor it is a meta box.
 */
final class ProjectDetails {

	private const BOX    = 'frontage_project';
	private const SCRIPT = 'frontage-site-project';

	/** On `add_meta_boxes_portfolio`. */
	public static function add(): void {
		if ( PortfolioPostType::is_ours() ) {
			add_meta_box( self::BOX, self::title(), [ self::class, 'print' ], PortfolioPostType::TYPE, 'side', 'high', [ '__back_compat_meta_box' => true ] );
			add_action( 'admin_notices', static fn () => settings_errors( self::BOX ) );
		}
	}

	/** On `enqueue_block_editor_assets`. */
	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/project.asset.php' );
		if ( ! is_admin() || PortfolioPostType::TYPE !== get_current_screen()?->post_type || ! PortfolioPostType::is_ours() || ! is_file( $file ) ) {
			return;
		}
		/** @var array{ dependencies: list<non-empty-string>, version: string } $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/project.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		$words = [
			'title'  => self::title(),
			'fields' => self::fields(),
		];
		wp_add_inline_script( self::SCRIPT, 'window.frontageProject = ' . wp_json_encode( $words, JSON_HEX_TAG ) . ';', 'before' );
	}

	public static function print( \WP_Post $post ): void {
		wp_nonce_field( self::BOX . $post->ID, self::BOX . '_nonce', false );
		foreach ( self::fields() as [ 'name' => $name, 'label' => $label, 'type' => $type ] ) {
			$value = get_post_meta( $post->ID, $name, true );
			$value = is_string( $value ) ? $value : '';
			printf(
				'<p><label for="frontage-project-%1$s">%2$s</label><input class="widefat" type="%3$s" id="frontage-project-%1$s" name="%4$s[%1$s]" value="%5$s"></p>',
				esc_attr( $name ),
				esc_html( $label ),
				esc_attr( $type ),
				esc_attr( self::BOX ),
				esc_attr( $value )
			);
		}
	}

	/** On `save_post_portfolio`. */
	public static function save( int $post ): void {
		$box = PortfolioPostType::is_ours() && current_user_can( 'edit_post', $post ) ? PageQuery::meta_box_fields( self::BOX, self::BOX . $post ) : null;
		foreach ( $box ? PortfolioPostType::META : [] as $name ) {
			$refused = is_string( $box[ $name ] ?? null ) ? VerifiedWrite::meta( $post, $name, $box[ $name ] ) : null; // Its own sanitize callback cleans it.
			if ( $refused ) {
				self::store_notice( StorageErrors::with_message( $refused ) );
			}
		}
	}

	/** Shows the error on the page that WordPress redirects to. */
	private static function store_notice( \WP_Error $error ): void {
		add_settings_error( self::BOX, VerifiedWrite::REFUSED, VerifiedWrite::ascii( $error->get_error_message() ) );
		set_transient( 'settings_errors', get_settings_errors( self::BOX ), 30 );
		add_filter( 'redirect_post_location', [ self::class, 'with_notice' ] );
	}

	/** On `redirect_post_location`. */
	public static function with_notice( string $location ): string {
		return add_query_arg( 'settings-updated', 'true', $location );
	}

	private static function title(): string {
		return __( 'Project details', 'frontage-site' );
	}

	/** @return list<array{ name: string, label: string, type: string }> */
	private static function fields(): array {
		$registered = get_registered_meta_keys( 'post', PortfolioPostType::TYPE );
		return array_map(
			static fn ( string $name ): array => [
				'name'  => $name,
				'label' => is_string( $registered[ $name ]['label'] ?? null ) ? $registered[ $name ]['label'] : $name,
				'type'  => 'url' === $name ? 'url' : 'text',
			],
			PortfolioPostType::META
		);
	}
}
