<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Site\StorageErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a page's content by its draft, and reverts that. Elementor's data stay unchanged; while a page is replaced, it is
 * reported as not made with Elementor.
 */
final class PageReplacement {

	/** On a replaced page: its previous content. */
	private const BEFORE = '_frontage_elementor_before';

	/** The meta key by which Elementor recognizes its pages. */
	private const MODE = '_elementor_edit_mode';

	/** Elementor's templates, and the most similar ones of the theme. */
	private const TEMPLATES = [ 'elementor_canvas' => 'page-landing', 'elementor_header_footer' => 'page-wide', 'elementor_theme' => '' ];

	private const TEMPLATE = '_wp_page_template';

	public static function is_replaced( int $id ): bool {
		return is_array( get_post_meta( $id, self::BEFORE, true ) );
	}

	/** On `elementor/init`. */
	public static function add_filters(): void {
		add_filter( 'get_post_metadata', [ self::class, 'hide_edit_mode' ], 10, 3 );
	}

	/**
	 * On `get_post_metadata`.
	 *
	 * @param mixed $value Null unless another filter has set it.
	 */
	public static function hide_edit_mode( mixed $value, int $id, string $key ): mixed {
		return self::MODE === $key && null === $value && self::is_replaced( $id ) ? [ '' ] : $value;
	}

	public static function replace( int $id ): true|WP_Error {
		$draft = ElementorPages::draft_of( $id );
		$page  = get_post( $id );
		$from  = get_post( $draft );
		if ( ! $page || ! current_user_can( 'edit_post', $id ) ) {
			return ConversionMessages::not_allowed_error();
		}
		if ( ! $draft || ! $from || ! current_user_can( 'edit_post', $draft ) ) {
			return new WP_Error( 'frontage_elementor_draft', __( 'Convert this page first.', 'frontage-site' ), [ 'status' => 409 ] );
		}
		if ( self::is_replaced( $id ) ) {
			return true;
		}
		$template = get_post_meta( $id, self::TEMPLATE, true );
		self::save_revision( $page );
		// The backup comes first: without it the page is not replaced.
		$refused = VerifiedWrite::meta( $id, self::BEFORE, [ 'content' => $page->post_content, 'template' => is_string( $template ) ? $template : '' ] );
		$done    = $refused ?? VerifiedWrite::post( [ 'ID' => $id, 'post_content' => $from->post_content, 'page_template' => '' ] ); // Without Elementor its template does not exist, and WordPress would refuse the update.
		if ( is_wp_error( $done ) ) {
			delete_post_meta( $id, self::BEFORE );
			return StorageErrors::with_message( $done );
		}
		$draft_template = get_post_meta( $draft, self::TEMPLATE, true );
		if ( is_string( $draft_template ) && ! in_array( $draft_template, [ '', 'default' ], true ) || is_string( $template ) && isset( self::TEMPLATES[ $template ] ) ) {
			update_post_meta( $id, self::TEMPLATE, is_string( $draft_template ) && '' !== $draft_template ? $draft_template : 'default' );
		}
		return true;
	}

	/** Creates a revision of the previous content first: WordPress has none for pages that were never saved in its editor. */
	private static function save_revision( \WP_Post $page ): void {
		global $wpdb;
		if ( ! wp_revisions_enabled( $page ) ) {
			return;
		}
		$saved    = wp_save_post_revision( $page->ID );
		$revision = is_int( $saved ) && $saved ? $saved : _wp_put_post_revision( $page );
		if ( is_int( $revision ) && get_post( $revision )?->post_content !== $page->post_content ) {
			Database::update( $wpdb->posts, [ 'post_content' => $page->post_content ], [ 'ID' => $revision ] ); // Whoever may not write any HTML gets it cleaned on saving; but nobody wrote this anew.
		}
		clean_post_cache( $page->ID );
		clean_post_cache( is_int( $revision ) ? $revision : 0 );
	}

	/** Restores the content byte for byte; the content in between stays as a revision. */
	public static function restore( int $id ): true|WP_Error {
		global $wpdb;
		$before = get_post_meta( $id, self::BEFORE, true );
		if ( ! current_user_can( 'edit_post', $id ) ) {
			return ConversionMessages::not_allowed_error();
		}
		if ( ! is_array( $before ) || ! is_string( $before['content'] ?? null ) ) {
			return new WP_Error( 'frontage_elementor_back', __( 'This page has not been replaced.', 'frontage-site' ), [ 'status' => 409 ] );
		}
		wp_save_post_revision( $id );
		$done = VerifiedWrite::post( [ 'ID' => $id, 'post_content' => $before['content'], 'page_template' => '' ] );
		if ( is_wp_error( $done ) ) {
			return StorageErrors::with_message( $done );
		}
		// Saving filters the HTML of users without `unfiltered_html`, but this content was not written by the current user.
		if ( get_post( $id )?->post_content !== $before['content'] ) {
			Database::update( $wpdb->posts, [ 'post_content' => $before['content'] ], [ 'ID' => $id ] ); // As it was, without filters; the cache goes in the next line.
			clean_post_cache( $id );
			if ( get_post( $id )?->post_content !== $before['content'] ) {
				return StorageErrors::with_message( VerifiedWrite::refusal_error( $before['content'] ) ); // The backup stays.
			}
		}
		if ( is_string( $before['template'] ?? null ) && '' !== $before['template'] ) {
			update_post_meta( $id, self::TEMPLATE, wp_slash( $before['template'] ) );
		} else {
			delete_post_meta( $id, self::TEMPLATE );
		}
		delete_post_meta( $id, self::BEFORE );
		return true;
	}

	/** Gives a draft the theme's most similar template, so that sections are full width. */
	public static function set_template( int $draft, int $of ): void {
		$template      = $of ? get_post_meta( $of, self::TEMPLATE, true ) : '';
		$settings      = $of ? get_post_meta( $of, '_elementor_page_settings', true ) : [];
		$untitled      = 0 === $of || is_array( $settings ) && 'yes' === ( $settings['hide_title'] ?? '' );
		$page_template = self::TEMPLATES[ is_string( $template ) ? $template : '' ] ?? ( $untitled ? 'page-wide' : '' );
		$offered       = wp_get_theme()->get_page_templates( get_post( $draft ) );
		if ( '' !== $page_template && isset( $offered[ $page_template ] ) ) {
			update_post_meta( $draft, self::TEMPLATE, $page_template );
		}
	}
}
