<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\Http\RemoteFile;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Fetches a file that an owner requested, by the kit's rules, with translated error messages. */
final class RemoteSource {

	private readonly RemoteFile $file;

	/**
	 * @param (\Closure( string ): list<string>)|null $resolve Returns the IP addresses of a host.
	 * @param bool|null                                $curl    Whether WordPress uses curl; only curl can be restricted to an IP address.
	 * @param \WP_HTTP_Proxy                           $proxy   Proxy of wp-config.php, which resolves names itself.
	 */
	public function __construct( ?\Closure $resolve = null, ?bool $curl = null, \WP_HTTP_Proxy $proxy = new \WP_HTTP_Proxy() ) {
		$this->file = new RemoteFile( $resolve, $curl, $proxy );
	}

	/** Returns the content of the file. */
	public function get( string $url ): string|WP_Error {
		$content = $this->file->get( $url );
		if ( is_string( $content ) ) {
			return $content;
		}
		return match ( $content->get_error_code() ) {
			'https'   => new WP_Error( 'frontage_slider_address', __( 'Only addresses that begin with https:// can be fetched.', 'frontage-slider' ) ),
			'curl'    => new WP_Error( 'frontage_slider_curl', __( 'This server cannot fetch files safely: its PHP has no curl. Please put the file into the zip that you import, or add it to the media library yourself.', 'frontage-slider' ) ),
			'proxy'   => new WP_Error( 'frontage_slider_proxy', __( 'This server asks other sites through a proxy, which cannot be held to a public address. Please put the file into the zip that you import, or add it to the media library yourself.', 'frontage-slider' ) ),
			'address' => new WP_Error( 'frontage_slider_address', __( 'This address leads nowhere, or into a network that is not public.', 'frontage-slider' ) ),
			'answer'  => new WP_Error( 'frontage_slider_answer', __( 'The other site did not give the file.', 'frontage-slider' ) ),
			'size'    => new WP_Error( 'frontage_slider_size', __( 'The file is larger than 1 MB. Please add it to the media library yourself.', 'frontage-slider' ) ),
			default   => $content,
		};
	}
}
