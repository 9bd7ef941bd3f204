<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Source\ImageReader;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The site that a document is imported into: its media library, forms and menus. A preview changes nothing. */
final class TargetSite {

	/** The mail-tag of the site owner's address. */
	public const OWNER = '[_site_admin_email]';

	/** The REST route of the active contact form plugin. */
	private const FORMS = '/contact-form-7/v1/contact-forms';

	/** @var array<string, int> Forms that were created for this document before, by the element's id. */
	private array $forms;

	/** @var list<int> Those of them that were created now. */
	private array $made = [];

	/** Why a form could not be stored although the user may create forms. */
	private ?WP_Error $problem = null;

	/** @var array<string, list<string>> Recipients of imported forms, by form title. */
	private array $recipients = [];

	/**
	 * @param ElementorMedia              $media Loads images.
	 * @param bool               $look  Preview only: nothing is created.
	 * @param bool               $is_own Whether the document comes from this site.
	 * @param array<string, int> $forms Created before, by the element's id.
	 */
	public function __construct( private readonly ElementorMedia $media, private readonly bool $look, public readonly bool $is_own = true, array $forms = [] ) {
		$this->forms = $forms;
	}

	/** @return array{ url: string, id: int, alt: string, left: string } `left` is the code of a finding, or ''. */
	public function file( ImageReader $picture ): array {
		return $this->media->file( $picture );
	}

	/** Whether a block type is registered. */
	public function has_block( string $block ): bool {
		return \WP_Block_Type_Registry::get_instance()->is_registered( $block );
	}

	/** A block-based menu with the name of a classic one, or 0. */
	public function menu( string $name ): int {
		$term  = '' === $name ? false : wp_get_nav_menu_object( is_numeric( $name ) ? (int) $name : $name );
		$found = get_posts(
			[
				'post_type'   => 'wp_navigation',
				'post_status' => 'publish',
				'numberposts' => 1,
				'fields'      => 'ids',
				'title'       => $term instanceof \WP_Term ? $term->name : $name,
			]
		);
		return is_int( $found[0] ?? null ) && '' !== $name ? $found[0] : 0;
	}

	/** @return array<string, int> By the element's id. */
	public function forms(): array {
		return $this->forms;
	}

	public function problem(): ?WP_Error {
		return $this->problem;
	}

	/** Deletes the forms that were created for this document. */
	public function roll_back(): void {
		foreach ( $this->made as $id ) {
			rest_do_request( new \WP_REST_Request( 'DELETE', self::FORMS . "/$id" ) );
		}
		$this->forms = array_diff( $this->forms, $this->made );
		$this->made  = [];
	}

	/** @return array<string, list<string>> Recipients of imported forms, by form title. */
	public function recipients(): array {
		return $this->recipients;
	}

	/**
	 * Creates a form through the REST route that both contact form plugins provide; the user's capabilities apply.
	 *
	 * @param array{ title: string, form: string, additional_settings: string, mail: array<string, mixed>, messages: array<string, string> } $document
	 * @return BlockNode|null Null if there is no such plugin, or the user may not create forms.
	 */
	public function form( string $element, array $document ): ?BlockNode {
		$knows = array_filter( [ 'frontage/contact-form', 'contact-form-7/contact-form-selector' ], $this->has_block( ... ) );
		if ( ! $knows ) {
			return null;
		}
		$to    = is_string( $document['mail']['recipient'] ?? null ) ? $document['mail']['recipient'] : '';
		$owner = get_option( 'admin_email' );

		$this->recipients[ $document['title'] ][] = self::OWNER === $to && is_string( $owner ) ? $owner : $to;

		$id = $this->forms[ $element ] ?? 0;
		if ( ! $this->look && ( 0 === $id || null === get_post( $id ) ) ) {
			$request = new \WP_REST_Request( 'POST', self::FORMS );
			$request->set_body_params( [ 'context' => 'save' ] + $document );
			$response = rest_do_request( $request );
			$answer   = $response->get_data();
			$id       = is_array( $answer ) && is_numeric( $answer['id'] ?? null ) ? (int) $answer['id'] : 0;
			if ( 0 === $id ) {
				$this->problem ??= $response->get_status() >= 500 ? $response->as_error() : null;
				return null;
			}
			$this->forms[ $element ] = $id;
			$this->made[]            = $id;
		}
		return in_array( 'frontage/contact-form', $knows, true )
			? new BlockNode( 'frontage/contact-form', [ 'form' => (string) $id ] )
			: new BlockNode( 'contact-form-7/contact-form-selector', [ 'id' => $id, 'title' => $document['title'] ], [], '[contact-form-7 id="' . $id . '"]' );
	}
}
