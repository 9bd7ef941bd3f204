<?php

declare( strict_types=1 );

namespace Frontage\Forms\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * The webhook of a form: a URL, and the secret that signs its messages.
 *
 * They are stored in a separate option and not in the form, so that no import, copy or editor of forms can set one.
 */
final class Webhook {

	/** `{ form id: { url, secret } }`. */
	public const OPTION = 'frontage_forms_webhooks';

	private static bool $is_storing = false;

	private function __construct( public readonly string $url, private readonly string $secret ) {}

	public static function find_by_form( int $form_id ): ?self {
		return self::list_all()[ $form_id ] ?? null;
	}

	/** @return array<int, self> By form. */
	public static function list_all(): array {
		$webhooks = get_option( self::OPTION );
		$hooks    = [];
		foreach ( is_array( $webhooks ) ? $webhooks : [] as $form => $hook ) {
			if ( is_array( $hook ) && is_string( $hook['url'] ?? null ) && is_string( $hook['secret'] ?? null ) ) {
				$hooks[ (int) $form ] = new self( $hook['url'], $hook['secret'] );
			}
		}
		return $hooks;
	}

	/** Whether an update holds the complete stored value, and not the posted fields of the settings screen, which omit unchanged values. */
	public static function is_complete(): bool {
		return self::$is_storing;
	}

	/** On `deleted_post`. */
	public static function delete( int $form_id ): void {
		$webhooks = get_option( self::OPTION );
		if ( is_array( $webhooks ) && isset( $webhooks[ $form_id ] ) ) {
			unset( $webhooks[ $form_id ] );
			self::$is_storing = true;
			update_option( self::OPTION, $webhooks, true );
			self::$is_storing = false;
		}
	}

	/** Proves that a message comes from this site, and when: HMAC-SHA256 over `<time>.<body>`. */
	public function signature( int $time, string $body ): string {
		return 't=' . $time . ',v1=' . hash_hmac( 'sha256', "$time.$body", $this->secret );
	}

	/** @return array{url: string, secret: string} For storage only. */
	public function to_array(): array {
		return [
			'url'    => $this->url,
			'secret' => $this->secret,
		];
	}
}
